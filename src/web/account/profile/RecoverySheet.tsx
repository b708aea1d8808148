/** Recovery codes, to print or save. The server shows them only once. */
import { getPageMessages } from '../../i18n/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { saveFile } from '../../ui/browser/saveFile.ts';
import { getAccountMessages } from './messages/index.ts';

interface Props {
  readonly codes: readonly string[];
  readonly name: string;
  readonly onClose: () => void;
}

export function RecoverySheet({ codes, name, onClose }: Props) {
  const messages = getAccountMessages();
  const title = messages.codesTitle(name, location.host);
  return (
    <Dialog title={title} class="recovery" onClose={onClose}>
      <p>{messages.codesHow}</p>
      <ol class="plain codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div class="row-of-two">
        <button type="button" class="btn" onClick={() => print()}>
          <Icon name="log" /> {getPageMessages().print}
        </button>
        <button
          type="button"
          class="btn"
          onClick={() =>
            saveFile('tavola-codes.txt', `${[title, messages.codesHow, '', ...codes].join('\n')}\n`)
          }
        >
          <Icon name="save" /> {messages.save}
        </button>
      </div>
    </Dialog>
  );
}
