import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Tutorial, NO_SEATS, type Player, createTableAtStep } from '../../../core/index.ts';
import { GAME_LOADERS } from '../../../games/gameLoaders.ts';
import type { GameScreen } from '../../ui/board/boardModule.ts';
import type { GuidedMatch as Guided } from './guidedMatch.ts';

const LESSONS = import.meta.glob<Tutorial>('../../../games/*/tutorial/tutorial.ts', {
  import: 'tutorial',
  eager: true,
});
const NOBODYS: Player = { kind: 'person', name: '' };

let GuidedMatch: typeof Guided;
let Turn: typeof import('../../match/table/turn.ts').Turn;

beforeEach(async () => {
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('document', { hidden: true });
  ({ GuidedMatch } = await import('./guidedMatch.ts'));
  ({ Turn } = await import('../../match/table/turn.ts'));
  (await import('../../ui/browser/settings.ts')).speed.value = 'off';
});
afterEach(() => vi.unstubAllGlobals());

/** Resolves when the others have played everything before the step. */
const ready = ({ isReady }: Guided): Promise<void> =>
  new Promise((resolve) => {
    isReady.subscribe((is) => is && resolve());
  });

const TAUGHT = Object.entries(GAME_LOADERS).filter(
  ([id]) => `../../../games/${id}/tutorial/tutorial.ts` in LESSONS,
);

describe.each(TAUGHT)('%s', (id, load) => {
  const lesson = LESSONS[`../../../games/${id}/tutorial/tutorial.ts`]!;
  const open = async (step: number, keep: number[] = []) =>
    new GuidedMatch(await load(), {} as GameScreen, lesson, {
      step,
      sitters: Array.from({ length: lesson.config.seats }, () => NOBODYS),
      keepStep: (at) => keep.push(at),
    });

  test('a player who follows every step reaches the end', async () => {
    const savedSteps: number[] = [];
    const match = await open(0, savedSteps);
    const turn = new Turn(match);
    for (const [at, step] of lesson.steps.entries()) {
      await ready(match);
      expect(match.step.value).toBe(at);
      const standing = match.update.value.view;
      expect(standing).toEqual(createTableAtStep(match.game, lesson, at).view(lesson.seat));
      const { legal } = match.update.value;
      const awaited = step.plays === undefined ? -1 : match.game.moves.encode(standing, step.plays);
      const other = legal.find((action) => action !== awaited);
      if (!match.asks.value) {
        // The board accepts no moves, so it must not say "try what is shown".
        expect(turn.isMyTurn.value, step.id).toBe(false);
        for (const action of legal.slice(0, 40)) turn.offer(match.game.moves.decode(action));
        expect(match.hasStrayed.value, step.id).toBe(false);
        expect(match.update.value.view).toBe(standing);
      } else if (other !== undefined) {
        turn.offer(match.game.moves.decode(other));
        expect(match.hasStrayed.value).toBe(true);
        expect(match.update.value.view).toBe(standing);
      }
      const move = step.plays ?? step.tries;
      if (move === undefined) match.goOn();
      else turn.offer(move);
      expect(turn.notice.value !== null).toBe(step.tries !== undefined);
    }
    expect(match.update.value.toAct).toBe(NO_SEATS);
    expect([...new Set(savedSteps)]).toEqual(lesson.steps.map((_, at) => at).slice(1));
    match.close();
  });

  test('every step can be left, resumed, repeated and skipped', async () => {
    for (const at of lesson.steps.keys()) {
      const match = await open(at);
      const { view } = match.update.value;
      match.goOn();
      await ready(match);
      if (at < lesson.steps.length - 1) expect(match.step.value).toBe(at + 1);
      match.goTo(at);
      expect(match.isReady.value).toBe(true);
      expect(match.update.value.view).toEqual(view);
      expect(match.eventLog.value.length).toBe(
        createTableAtStep(match.game, lesson, at).record.actions.length,
      );
      match.close();
    }
  });
});
