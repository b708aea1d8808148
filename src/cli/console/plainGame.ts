/** How the terminal shows and reads a game from the user's own file, which has no board, messages or rules page: moves by name, all else as JSON. */
import type { Game, Language, View } from '../../core/index.ts';
import { loadBoard } from '../../terminal/index.ts';
import type { Board } from '../../terminal/board.ts';
import { type GameWords, loadWords } from '../../messages/index.ts';
import { loadRulesPage } from '../../games/pages.ts';
import { isOwnGame } from './ownFiles.ts';

/** `take 3`: the type of a move and its fields. */
const writeMove = ({ type, ...fields }: { readonly type: string }): string =>
  [
    type,
    ...Object.values(fields).map((field) => (typeof field === 'string' ? field : JSON.stringify(field))),
  ].join(' ');

const bare = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const linesOf = (fields: object | null): string[] =>
  Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

function plainBoard(game: Game): Board {
  const show = (view: View): string => {
    const { shared, own } = game.show(view);
    return [...linesOf(shared), ...linesOf(own)].join('\n');
  };
  return {
    describe: show,
    draw: show,
    write: writeMove,
    read(typed) {
      for (let action = 0; action < game.moves.count; action++) {
        const move = game.moves.decode(action);
        if (bare(writeMove(move)) === bare(typed)) return move;
      }
      return undefined;
    },
  };
}

function plainWords(game: Game): GameWords {
  const types = new Set(
    Array.from({ length: game.moves.count }, (_, action) => game.moves.decode(action).type),
  );
  const say = (event: object): string => JSON.stringify(event);
  return {
    asks: Object.fromEntries([...types].map((type) => [type, type])),
    events: new Proxy({}, { get: () => say }),
    refusals: {},
  };
}

export const boardOf = async (game: Game): Promise<Board> =>
  isOwnGame(game) ? plainBoard(game) : loadBoard(game.id);

export const wordsOf = async (game: Game, language: Language): Promise<GameWords> =>
  isOwnGame(game) ? plainWords(game) : loadWords(game.id, language);

export const rulesPageOf = async (game: Game, language: Language): Promise<string> =>
  isOwnGame(game) ? `# ${game.id}\n` : loadRulesPage(game.id, language);
