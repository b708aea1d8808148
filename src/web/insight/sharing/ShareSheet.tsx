/** Shares a match as a link, a file, a picture, or an animation of its last moments. */
import { getPageMessages } from '../../i18n/index.ts';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { gameTitle } from '../../../games/gameTitles.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { SegmentedRow } from '../../ui/components/SegmentedControl.tsx';
import { renderAnimation, renderStill } from './rasterize.ts';
import {
  applyViewpoint,
  collectLastFrames,
  createMatchFile,
  createPointer,
  takePictures,
  type Viewpoint,
  VIEWPOINTS,
} from './sharedMoments.ts';
import { formatFileName, formatPointer, type ReplayPointer } from './readOpenedFile.ts';
import { OffscreenTable, type TableScene } from './offscreenTable.tsx';
import { getSharingMessages, type SharingMessages } from './messages/index.ts';
import { isNetworkError, reportFault } from '../../ui/browser/faults.ts';

interface SharedFile {
  readonly caption: string;
  /** The formats to save; the first is the preview. */
  readonly things: readonly (ShareableFile & { readonly kind: string })[];
  readonly address: string;
}

const buildLink = (pointer: ReplayPointer): string =>
  `${location.origin}${location.pathname}${buildHash('replay', formatPointer(pointer))}`;

function LinkAndFileButtons({
  scenery: { session, title },
  pointer,
  messages,
}: {
  readonly scenery: TableScene;
  readonly pointer: ReplayPointer;
  readonly messages: SharingMessages;
}) {
  const link = useSignal<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const { step } = pointer;
  const copy = async (): Promise<void> => {
    const text = buildLink(pointer);
    link.value = { text, isCopied: await copyText(text) };
  };
  const keep = async (): Promise<void> => {
    const content = await createMatchFile(session);
    const name = formatFileName(session.game.id, step);
    if (content !== null) saveFile(name, content);
  };
  return (
    <>
      <div class="menu-more">
        <button type="button" class="btn" onClick={() => void copy()}>
          <Icon name="link" /> {step === null ? messages.link : messages.linkHere(step)}
        </button>
        <button type="button" class="btn" onClick={() => void keep()}>
          <Icon name="save" /> {messages.file}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="btn"
            onClick={() => void navigator.share({ title, url: buildLink(pointer) }).catch(() => undefined)}
          >
            <Icon name="share" /> {messages.send}
          </button>
        )}
      </div>
      <p role="status" class="share-link">
        {link.value !== null && (
          <>
            {link.value.isCopied ? messages.copied : messages.notCopied}{' '}
            <a href={link.value.text}>{link.value.text}</a>
          </>
        )}
      </p>
    </>
  );
}

function SharedPicture({
  made,
  title,
  messages,
}: {
  readonly made: SharedFile;
  readonly title: string;
  readonly messages: SharingMessages;
}) {
  const hasFailed = useSignal(false);
  const [first] = made.things;
  return (
    <figure class="picture-taken">
      <img src={made.address} alt={made.caption} />
      <figcaption class="soft">
        {made.caption}
        {first !== undefined && ` · ${messages.size(Math.ceil(first.content.length / 1000))}`}
      </figcaption>
      <div class="menu-more">
        {made.things.map((thing) => (
          <button
            type="button"
            class="btn"
            key={thing.kind}
            onClick={() => saveFile(thing.name, thing.content, thing.type)}
          >
            <Icon name="save" /> {messages.save(thing.kind)}
          </button>
        ))}
        {first !== undefined && canShareFile(first) && (
          <button
            type="button"
            class="btn"
            onClick={() => void shareFile(first, title).then((isSent) => (hasFailed.value = !isSent))}
          >
            <Icon name="share" /> {messages.send}
          </button>
        )}
      </div>
      {hasFailed.value && <p role="alert">{messages.failed}</p>}
    </figure>
  );
}

/** The page's policy allows only its own pictures and data URLs. */
const toDataUrl = ({ content, type }: ShareableFile): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(reader.result as string));
    reader.addEventListener('error', () => reject(new Error('the picture cannot be read')));
    reader.readAsDataURL(new Blob([content], { type }));
  });

type PictureKind = 'still' | 'moving';

/** Creates the picture, reports progress, and stops when the sheet closes. */
async function makePicture(
  wish: PictureKind,
  scenery: TableScene,
  eyes: Viewpoint,
  pointer: string | null,
  messages: SharingMessages,
  onProgress: (share: number) => void,
  hasLeft: () => boolean,
): Promise<Omit<SharedFile, 'address'>> {
  const { session, title } = scenery;
  const stage = new OffscreenTable(scenery);
  const name = session.game.id;
  try {
    if (wish === 'still') {
      const picture = await stage.takePicture(applyViewpoint(eyes, session.player.shown.value), pointer);
      const png = await renderStill(picture, pointer);
      return {
        caption: messages.pictureOf(title),
        things: [
          { kind: 'PNG', name: `${name}.png`, type: 'image/png', content: png },
          { kind: 'SVG', name: `${name}.svg`, type: 'image/svg+xml', content: picture.svg },
        ],
      };
    }
    const shown = await collectLastFrames(session, eyes);
    const pictures = takePictures(shown, session.screen, async (one, share) => {
      if (hasLeft()) throw new Error('nobody waits for it any more');
      onProgress(share);
      return stage.takePicture(one, pointer);
    });
    const png = await renderAnimation(pictures, pointer);
    return {
      caption: messages.movingPictureOf(title),
      things: [{ kind: 'PNG', name: `${name}-moves.png`, type: 'image/png', content: png }],
    };
  } finally {
    stage.close();
  }
}

export function ShareSheet({
  onClose,
  ...parts
}: Omit<TableScene, 'title'> & { readonly onClose: () => void }) {
  const { session } = parts;
  const title = gameTitle(session.game.id);
  const scenery = { ...parts, title };
  const messages = getSharingMessages();
  const eyes = useSignal<Viewpoint>('mine');
  const pointer = useSignal<ReplayPointer | null | undefined>(undefined);
  const made = useSignal<SharedFile | null>(null);
  const share = useSignal<number | null>(null);
  const hasFailed = useSignal(false);
  const hasLeft = useRef(false);
  useEffect(() => {
    void createPointer(session).then((found) => (pointer.value = found));
    return () => {
      hasLeft.current = true;
    };
  }, [session]);
  if (messages === null || pointer.value === undefined) return null;
  const target = pointer.value;
  const begin = async (wish: PictureKind): Promise<void> => {
    if (share.value !== null) return;
    made.value = null;
    hasFailed.value = false;
    share.value = 0;
    try {
      const text = target === null ? null : formatPointer(target);
      const onProgress = (done: number): void => {
        share.value = done;
      };
      const ready = await makePicture(
        wish,
        scenery,
        eyes.value,
        text,
        messages,
        onProgress,
        () => hasLeft.current,
      );
      if (hasLeft.current) return;
      made.value = { ...ready, address: await toDataUrl(ready.things[0]!) };
    } catch (error) {
      // Leaving stops the drawing with an error.
      if (hasLeft.current) return;
      hasFailed.value = true;
      if (!isNetworkError(error)) reportFault(error);
    }
    share.value = null;
  };
  const { view, open } = session.player.shown.value;
  const isBusy = share.value !== null;
  return (
    <Dialog title={getPageMessages().share} class="sharing" onClose={onClose}>
      {target === null ? (
        <p class="soft">{messages.running}</p>
      ) : (
        <LinkAndFileButtons scenery={scenery} pointer={target} messages={messages} />
      )}
      <h3>{messages.picture}</h3>
      {(view.own !== null || open !== undefined) && (
        <ul class="options">
          <SegmentedRow
            name={messages.eyes}
            values={VIEWPOINTS}
            of={eyes}
            label={(one) => messages.seenBy[one]}
          />
        </ul>
      )}
      <div class="menu-more">
        <button type="button" class="btn" aria-disabled={isBusy} onClick={() => void begin('still')}>
          <Icon name="look" /> {messages.still}
        </button>
        <button type="button" class="btn" aria-disabled={isBusy} onClick={() => void begin('moving')}>
          <Icon name="play" /> {messages.moving}
        </button>
      </div>
      <div role="status">
        {share.value !== null && (
          <label class="making">
            <span>{messages.making(Math.round(100 * share.value))}</span>
            <progress max={1} value={share.value} />
          </label>
        )}
        {hasFailed.value && <p>{messages.failed}</p>}
      </div>
      {made.value !== null && (
        <SharedPicture key={made.value.address} made={made.value} title={title} messages={messages} />
      )}
    </Dialog>
  );
}

export interface ShareableFile {
  readonly name: string;
  readonly type: string;
  readonly content: string | Uint8Array<ArrayBuffer>;
}

const toFile = ({ name, type, content }: ShareableFile): File => new File([content], name, { type });

export const canShareFile = (thing: ShareableFile): boolean =>
  'canShare' in navigator && navigator.canShare({ files: [toFile(thing)] });

/** False if sharing failed. Cancelling counts as success. */
export async function shareFile(thing: ShareableFile, title: string): Promise<boolean> {
  try {
    await navigator.share({ title, files: [toFile(thing)] });
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}

/** False if the clipboard is not available. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
