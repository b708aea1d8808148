/** A sheet over the table. The native dialog handles focus and Escape. */
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { getPageMessages } from '../../i18n/index.ts';
import { useFreshArea } from './useFreshArea.ts';
import { RoundButton } from './RoundButton.tsx';

interface Props {
  readonly title: string;
  readonly class?: string;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

export function Dialog({ title, class: className = '', onClose, children }: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  const t = getPageMessages();
  const ignoreDoubleClick = useFreshArea();
  useEffect(() => {
    const before = document.activeElement;
    ref.current?.showModal();
    // The browser scrolls to the focused element, which may be the last button of a long sheet.
    ref.current?.scrollTo({ top: 0, behavior: 'instant' });
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the browser closes it on Escape
    <dialog
      ref={ref}
      class={`sheet ${className}`}
      aria-labelledby={id}
      onClose={onClose}
      onClickCapture={ignoreDoubleClick}
      onClick={(event) => {
        if (event.target === ref.current) onClose();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          <h2 id={id}>{title}</h2>
          <RoundButton icon="close" label={t.close} onClick={onClose} />
        </header>
        {children}
      </div>
    </dialog>
  );
}
