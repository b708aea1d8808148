/**
 * Shows and reads a game from the user's own file, which has no board, messages or rules page: moves by name, the
 * rest as JSON.
 */
import type { Game, Language, View } from '../../core/index.ts';
import { loadTerminalBoard } from '../../terminal/index.ts';
import type { TerminalBoard } from '../../terminal/terminalBoard.ts';
import { type GameMessages, loadGameMessages } from '../../messages/index.ts';
import { loadRulesPage } from '../../games/rulesPages.ts';
import { isOwnGame } from './ownFiles.ts';

/** `take 3`: the type of a move and its fields. */
const formatMove = ({ type, ...fields }: { readonly type: string }): string =>
  [
    type,
    ...Object.values(fields).map((field) => (typeof field === 'string' ? field : JSON.stringify(field))),
  ].join(' ');

const normalizeInput = (typed: string): string => typed.trim().toLowerCase().replaceAll(/\s+/g, ' ');

const formatFields = (fields: object | null): string[] =>
  Object.entries(fields ?? {}).map(([name, value]) => `${name}: ${JSON.stringify(value)}`);

function plainBoard(game: Game): TerminalBoard {
  const show = (view: View): string => {
    const { shared, own } = game.show(view);
    return [...formatFields(shared), ...formatFields(own)].join('\n');
  };
  return {
    describe: show,
    draw: show,
    formatMove,
    parseMove(typed) {
      for (let action = 0; action < game.moves.count; action++) {
        const move = game.moves.decode(action);
        if (normalizeInput(formatMove(move)) === normalizeInput(typed)) return move;
      }
      return undefined;
    },
  };
}

function plainWords(game: Game): GameMessages {
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

export const loadBoardFor = async (game: Game): Promise<TerminalBoard> =>
  isOwnGame(game) ? plainBoard(game) : loadTerminalBoard(game.id);

export const loadMessagesFor = async (game: Game, language: Language): Promise<GameMessages> =>
  isOwnGame(game) ? plainWords(game) : loadGameMessages(game.id, language);

export const loadTerminalRules = async (game: Game, language: Language): Promise<string> =>
  isOwnGame(game) ? `# ${game.id}\n` : loadRulesPage(game.id, language);
