/** Sends the deal just played to a friend, as a link. */
import { useSignal } from '@preact/signals';
import type { Game } from '../../../core/index.ts';
import { packChallenge } from '../../../daily/index.ts';
import { buildHash } from '../../ui/browser/address.ts';
import { listTries } from '../../match/storage/dailyTries.ts';
import type { SavedMatch } from '../../match/storage/savedMatches.ts';
import { findListedGame } from '../../match/games/index.ts';
import { Dialog } from '../../ui/components/Dialog.tsx';
import { Icon } from '../../ui/components/Icon.tsx';
import { describeFinish } from './formatLead.ts';
import { SendButtons } from './SendButtons.tsx';
import { getDailyMessages } from './messages/index.ts';
import './daily.css';

/** Only for one person against bots: the friend takes that seat. */
const canBeSent = ({ sitters, over }: SavedMatch): boolean =>
  over && sitters.filter(({ kind }) => kind === 'person').length === 1 && sitters.length > 1;

export function ChallengeButton({ game, match }: { readonly game: Game; readonly match: SavedMatch }) {
  const t = getDailyMessages();
  const link = useSignal<string | null>(null);
  if (t === null || !canBeSent(match)) return null;
  const title = findListedGame(game.id)!.title;
  const make = (): void => {
    const text = packChallenge(game, { record: match, sitters: match.sitters, help: match.help });
    link.value = location.href.replace(/#.*/, '') + buildHash('challenge', text);
  };
  return (
    <>
      <button type="button" class="btn" onClick={make}>
        <Icon name="flag" /> {t.challenge}
      </button>
      {link.value !== null && (
        <Dialog title={t.challengeTitle(title)} class="challenge" onClose={() => (link.value = null)}>
          <p>{t.challengeAbout}</p>
          <input
            class="field"
            readOnly
            aria-label={t.challengeLink}
            value={link.value}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
          <SendButtons text={`${t.invitation(title)}\n${link.value}`} t={t} />
        </Dialog>
      )}
    </>
  );
}

/** Actions after a daily try. Its cards stay hidden while another try is possible. */
export function DailyAfterwards({ match, day }: { readonly match: SavedMatch; readonly day: string }) {
  const t = getDailyMessages();
  const own = listTries(day, match.game).find((one) => one.match === match.id);
  const lead = own?.lead ?? null;
  if (t === null) return null;
  return (
    <>
      {own !== undefined && lead !== null && <p class="day-place">{describeFinish({ ...own, lead }, t)}</p>}
      <a class="primary" href={buildHash('daily', match.game, day)}>
        {t.title}
      </a>
    </>
  );
}

export function ChallengeAfterwards({ match }: { readonly match: SavedMatch }) {
  const t = getDailyMessages();
  if (t === null) return null;
  return (
    <a class="primary" href={buildHash('compare', match.id)}>
      {t.seeBoth}
    </a>
  );
}
