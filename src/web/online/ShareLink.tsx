import { getPageMessages } from '../i18n/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { encode } from 'uqr';
import { accountName } from '../account/accountName.ts';
import { buildHash } from '../ui/browser/address.ts';
import { Icon } from '../ui/components/Icon.tsx';
import { afterNetworkError } from '../ui/browser/faults.ts';
import { api } from './api.ts';
import { findHeldSeat } from './heldSeats.ts';
import { getOnlineMessages } from './messages/index.ts';
import { describeErrorCode } from './describeError.ts';

export const buildPageLink = (...path: readonly string[]): string =>
  location.href.replace(/#.*/, '') + buildHash(...path);

/** The shared form of a table's link. The server describes the table to apps that preview links. */
export const buildTableLink = (id: string): string =>
  new URL(`t/${id}`, location.href.replace(/#.*/, '')).href;

export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { ecc: 'M', border: 3 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    );
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
}

/** Falls back to copying the selection where the clipboard API is missing. */
async function copyLink(text: string, field: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    field?.select();
    // oxlint-disable-next-line typescript/no-deprecated -- nothing else works without https
    return document.execCommand('copy');
  }
}

export function ShareLink({
  link,
  label,
  title,
}: {
  readonly link: string;
  readonly label: string;
  readonly title: string;
}) {
  const messages = getOnlineMessages();
  const field = useRef<HTMLInputElement>(null);
  const isCopied = useSignal(false);
  return (
    <div class="link-share">
      <QrCode text={link} label={`${label}: ${messages.qr}`} />
      <div class="flow share-ways">
        <input
          ref={field}
          class="field"
          readOnly
          aria-label={label}
          value={link}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
        <button
          type="button"
          class="btn"
          onClick={() => void copyLink(link, field.current).then((done) => (isCopied.value = done))}
        >
          <Icon name={isCopied.value ? 'check' : 'link'} />
          <span aria-live="polite">{isCopied.value ? getPageMessages().copied : messages.copy}</span>
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="btn"
            onClick={() => void navigator.share({ title, url: link }).catch(() => undefined)}
          >
            <Icon name="share" /> {messages.share}
          </button>
        )}
      </div>
    </div>
  );
}

/** Creates a private link for the player's other device on request. The menu of a running match has it too. */
export function TransferLink({ id, title }: { readonly id: string; readonly title: string }) {
  const messages = getOnlineMessages();
  const link = useSignal<string | null>(null);
  const isRefused = useSignal(false);
  useEffect(() => {
    const token = findHeldSeat(id)?.token;
    if (token === undefined || accountName.value !== null) return;
    void api
      .createSeatTransfer(id, token)
      .catch(afterNetworkError(null))
      .then((made) => {
        if (made === null) isRefused.value = true;
        else link.value = buildPageLink('t', id, 'carry', made.code);
      });
  }, [id]);
  return (
    <>
      <p class="soft">{accountName.value === null ? messages.carryNote : messages.carryAccount}</p>
      {isRefused.value && <p role="status">{describeErrorCode('busy')}</p>}
      {link.value !== null && <ShareLink link={link.value} label={messages.carry} title={title} />}
    </>
  );
}

export function TransferSeat({ id, title }: { readonly id: string; readonly title: string }) {
  const messages = getOnlineMessages();
  const isOpen = useSignal(false);
  if (findHeldSeat(id) === undefined) return null;
  return (
    <details class="fold" onToggle={({ currentTarget }) => (isOpen.value = currentTarget.open)}>
      <summary>{messages.carry}</summary>
      {isOpen.value && <TransferLink id={id} title={title} />}
    </details>
  );
}
