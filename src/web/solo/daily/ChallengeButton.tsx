/** The deal that was just played, as a link for a friend. */
import { useSignal } from '@preact/signals';
import type { Game } from '../../../core/index.ts';
import { packChallenge } from '../../../daily/index.ts';
import { addressOf } from '../../ui/browser/address.ts';
import type { Kept } from '../../match/storage/savedMatches.ts';
import { listed } from '../../match/games/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { Sending } from './SendButtons.tsx';
import { useDaily } from './messages/index.ts';
import './daily.css';

/** Only where one person sat with bots: a friend takes that person's seat. */
const canBeSent = ({ sitters, over }: Kept): boolean =>
  over && sitters.filter(({ kind }) => kind === 'person').length === 1 && sitters.length > 1;

export function ChallengeButton({ game, kept }: { readonly game: Game; readonly kept: Kept }) {
  const says = useDaily();
  const link = useSignal<string | null>(null);
  if (says === null || !canBeSent(kept)) return null;
  const title = listed(game.id)!.title;
  const make = (): void => {
    const text = packChallenge(game, { record: kept, sitters: kept.sitters, help: kept.help });
    link.value = location.href.replace(/#.*/, '') + addressOf('challenge', text);
  };
  return (
    <>
      <button type="button" class="btn" onClick={make}>
        <Icon name="flag" /> {says.challenge}
      </button>
      {link.value !== null && (
        <Dialog title={says.challengeTitle(title)} class="challenge" onClose={() => (link.value = null)}>
          <p>{says.challengeAbout}</p>
          <input
            class="field"
            readOnly
            aria-label={says.challengeLink}
            value={link.value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <Sending text={`${says.invitation(title)}\n${link.value}`} says={says} />
        </Dialog>
      )}
    </>
  );
}
