/** A challenge from a friend: play it, resume it, or compare results. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Game, isLinkFlaw, isDeepEqual } from '../../../core/index.ts';
import { nameLevel } from '../../../messages/messages.ts';
import { type Challenge, challengedGame, unpackChallenge } from '../../../daily/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import { buildHash, goTo } from '../../ui/browser/address.ts';
import { type SavedMatch, savedMatches } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import { findListedGame, loadRules } from '../../match/games/index.ts';
import { createMatch } from '../../match/session/createMatch.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { MessagePage } from '../../ui/components/MessagePage.tsx';
import { PageHeader } from '../../ui/components/PageHeader.tsx';
import { getPageMessages } from '../../i18n/index.ts';
import { getDailyMessages } from './messages/index.ts';
import './daily.css';

type Opened = { readonly game: Game; readonly challenge: Challenge } | { readonly wrong: string };

async function openChallenge(text: string): Promise<Opened> {
  const id = challengedGame(text);
  if (!Object.hasOwn(GAME_LOADERS, id)) return { wrong: 'this is no link to a match' };
  const game = await loadRules(id);
  const challenge = unpackChallenge(game, text);
  return isLinkFlaw(challenge) ? { wrong: challenge.message } : { game, challenge };
}

/** This device's match of the same deal: started from this link, or the one that the link answers. */
const findOwnMatch = ({ record, seat }: Challenge, text: string): SavedMatch | undefined =>
  savedMatches().find(
    ({ game, seed, config, sitters, over, occasion }) =>
      (occasion?.kind === 'challenge' && occasion.link === text) ||
      (over &&
        game === record.game &&
        seed === record.seed &&
        isDeepEqual(config, record.config) &&
        sitters[seat]?.kind === 'person' &&
        occasion?.kind !== 'daily'),
  );

function acceptChallenge(game: Game, { record, sitters, seat, help }: Challenge, link: string): void {
  const { id } = createMatch(game, {
    config: record.config,
    seed: record.seed,
    sitters: sitters.map((sitter, i) => (i === seat ? { kind: 'person', name: myName.value } : sitter)),
    curtain: false,
    help,
    occasion: { kind: 'challenge', link },
  });
  goTo('match', id);
}

export function ChallengePage({ text }: { readonly text: string }) {
  const page = getPageMessages();
  const t = getDailyMessages();
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    opened.value = null;
    void openChallenge(text).then((found) => (opened.value = found));
  }, [text]);
  if (t === null || opened.value === null) return <p class="loading">{page.loading}</p>;
  if ('wrong' in opened.value) return <MessagePage text={t.badChallenge(opened.value.wrong)} />;
  const { game, challenge } = opened.value;
  const { title, Art } = findListedGame(game.id)!;
  const name = challenge.sitters[challenge.seat]!.name;
  const own = findOwnMatch(challenge, text);
  return (
    <div class="home">
      <PageHeader />
      <main id="main" class="panel challenge-page">
        <Art />
        <h2>{t.challenged(name === '' ? null : name, title)}</h2>
        <p>{t.challengedAbout}</p>
        <ul class="plain day-sitters">
          {challenge.sitters.map((sitter, seat) => (
            <li key={seat}>
              <Icon name={sitter.kind === 'bot' ? 'people' : 'seat'} />
              {sitter.kind === 'bot'
                ? page.botAt(
                    sitter.name,
                    nameLevel(page.levels, Object.hasOwn(page.levels, sitter.level) ? sitter.level : 'even'),
                  )
                : t.you}
            </li>
          ))}
        </ul>
        {own === undefined ? (
          <button type="button" class="primary" onClick={() => acceptChallenge(game, challenge, text)}>
            {t.sameDeal}
          </button>
        ) : (
          <a
            class="primary"
            href={own.over ? buildHash('compare', own.id, text) : buildHash('match', own.id)}
          >
            {own.over ? t.seeBoth : t.goOnHere}
          </a>
        )}
      </main>
    </div>
  );
}
