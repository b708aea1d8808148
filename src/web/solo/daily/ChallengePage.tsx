/** A deal that somebody sent: to be played, gone on with, or compared once it is over. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { type Game, isLinkFlaw, sameData } from '../../../core/index.ts';
import { type Challenge, challengedGame, unpackChallenge } from '../../../daily/index.ts';
import { GAME_LOADERS } from '../../../games/loaders.ts';
import { addressOf, goTo } from '../../ui/browser/address.ts';
import { type Kept, keptMatches } from '../../match/storage/savedMatches.ts';
import { myName } from '../../ui/browser/settings.ts';
import { listed, loadRules } from '../../match/games/index.ts';
import { openTable } from '../../match/session/openTable.ts';
import { Icon } from '../../ui/components/Icon.tsx';
import { Message } from '../../ui/components/MessagePage.tsx';
import { Top } from '../../ui/components/PageHeader.tsx';
import { usePage } from '../../i18n/index.ts';
import { useDaily } from './messages/index.ts';
import './daily.css';

type Opened = { readonly game: Game; readonly challenge: Challenge } | { readonly wrong: string };

async function open(text: string): Promise<Opened> {
  const id = challengedGame(text);
  if (!Object.hasOwn(GAME_LOADERS, id)) return { wrong: 'this is no link to a match' };
  const game = await loadRules(id);
  const challenge = unpackChallenge(game, text);
  return isLinkFlaw(challenge) ? { wrong: challenge.message } : { game, challenge };
}

/** This device's own match of the same deal: begun from this link, or the one that another's link answers. */
const ownMatch = ({ record, seat }: Challenge, text: string): Kept | undefined =>
  keptMatches().find(
    ({ game, seed, config, sitters, over, occasion }) =>
      (occasion?.kind === 'challenge' && occasion.link === text) ||
      (over &&
        game === record.game &&
        seed === record.seed &&
        sameData(config, record.config) &&
        sitters[seat]?.kind === 'person' &&
        occasion?.kind !== 'daily'),
  );

function accept(game: Game, { record, sitters, seat, help }: Challenge, link: string): void {
  const { id } = openTable(game, {
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
  const page = usePage();
  const says = useDaily();
  const opened = useSignal<Opened | null>(null);
  useEffect(() => {
    opened.value = null;
    void open(text).then((found) => (opened.value = found));
  }, [text]);
  if (says === null || opened.value === null) return <p class="loading">{page.loading}</p>;
  if ('wrong' in opened.value) return <Message text={says.badChallenge(opened.value.wrong)} />;
  const { game, challenge } = opened.value;
  const { title, Art } = listed(game.id)!;
  const name = challenge.sitters[challenge.seat]!.name;
  const own = ownMatch(challenge, text);
  return (
    <div class="home">
      <Top />
      <main id="main" class="panel challenge-page">
        <Art />
        <h2>{says.challenged(name === '' ? null : name, title)}</h2>
        <p>{says.challengedAbout}</p>
        <ul class="plain day-sitters">
          {challenge.sitters.map((sitter, seat) => (
            <li key={seat}>
              <Icon name={sitter.kind === 'bot' ? 'people' : 'seat'} />
              {sitter.kind === 'bot'
                ? page.botAt(sitter.name, page.levels[sitter.level] ?? page.levels['even'] ?? sitter.level)
                : says.you}
            </li>
          ))}
        </ul>
        {own === undefined ? (
          <button type="button" class="primary" onClick={() => accept(game, challenge, text)}>
            {says.sameDeal}
          </button>
        ) : (
          <a
            class="primary"
            href={own.over ? addressOf('compare', own.id, text) : addressOf('match', own.id)}
          >
            {own.over ? says.seeBoth : says.goOnHere}
          </a>
        )}
      </main>
    </div>
  );
}
