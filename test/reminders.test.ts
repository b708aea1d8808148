/** First-time tips: each can occur, and is short in four languages. */
import { expect, test } from 'vitest';
import { LANGUAGES } from '../src/core/index.ts';
import { GAMES } from '../src/games/index.ts';
import { GAME_LOADERS } from '../src/games/gameLoaders.ts';
import { loadGameMessages } from '../src/messages/index.ts';
import { getDuration, SOUND_RECIPES } from '../src/web/match/sound/synth.ts';
import { SOUNDS, type Sound } from '../src/web/ui/board/boardModule.ts';
import { findReactions, walkMoments } from './moments.ts';
import { OUR_GAMES } from './completeGames.ts';

const MOST_WORDS = 15;
const ENOUGH = 60;

async function collectEvents(
  id: string,
  isEnough: (events: readonly { readonly type: string }[]) => boolean,
) {
  const game = await GAME_LOADERS[id]();
  const events: { readonly type: string }[] = [];
  for (let i = 0; i < ENOUGH && !isEnough(events); i++)
    for (const { scenes } of walkMoments(game, i % 2 === 0 ? game.seats.min : game.seats.max, `first ${i}`))
      events.push(...scenes.flatMap((scene) => scene.events));
  return events;
}

/** A game need not have a guided match, and so no tips. */
const WITH_REMINDERS = GAMES.flatMap(({ id }) => {
  const reminders = findReactions(id)?.firstTimeTips;
  return reminders === undefined ? [] : [{ id, reminders }];
});

test('each of our games has first-time tips', () =>
  expect(WITH_REMINDERS.map(({ id }) => id)).toEqual(expect.arrayContaining(OUR_GAMES)));

test.each(WITH_REMINDERS)('$id: every tip can occur in a match', async ({ id, reminders }) => {
  const missing = (events: readonly { readonly type: string }[]): string[] =>
    Object.keys(reminders).filter((one) => !events.some((event) => reminders[one](event)));
  expect(missing(await collectEvents(id, (events) => missing(events).length === 0))).toEqual([]);
});

const IN_LANGUAGES = WITH_REMINDERS.flatMap(({ id }) => LANGUAGES.map((language) => ({ id, language })));

test.each(IN_LANGUAGES)('$id in $language: no tip is longer than fifteen words', async ({ id, language }) => {
  const { tips = {} } = await loadGameMessages(id, language);
  const sentences = Object.values(tips).flatMap((text) => text.match(/[^.!?]+[.!?]/g) ?? [text]);
  const long = sentences.filter(
    (text) =>
      text
        .trim()
        .split(/\s+/)
        .filter((word) => /[\p{L}\d]/u.test(word)).length > MOST_WORDS,
  );
  expect(long).toEqual([]);
});

async function collectSounds(id: string): Promise<Map<string, readonly Sound[]>> {
  const reactions = findReactions(id);
  const soundsByType = new Map<string, readonly Sound[]>();
  for (const event of await collectEvents(id, (events) => events.length > 4000)) {
    const sounds = [reactions?.sound?.(event) ?? []].flat();
    soundsByType.set(event.type, [...new Set([...(soundsByType.get(event.type) ?? []), ...sounds])]);
  }
  return soundsByType;
}

test('in every game, every move and every gain has a sound, and all nine sounds are used', async () => {
  const all = await Promise.all(
    GAMES.map(async ({ id }) => [id, Object.fromEntries(await collectSounds(id))] as const),
  );
  expect(Object.fromEntries(all)).toMatchObject({
    punto: { placed: ['place', 'cover'], roundWon: ['score'], roundDrawn: ['fall'] },
    jericho: {
      built: ['place'],
      supplied: ['place'],
      trumpetPlayed: expect.arrayContaining(['trumpet', 'fall']),
      scored: ['score'],
      onesTaken: ['score'],
    },
    campos: { placed: ['place'], removed: ['fall'], scored: ['score'], constructionOver: ['corridor'] },
    schicht: { laid: expect.arrayContaining(['place', 'cover']), taken: ['corridor'], closed: ['fall'] },
  });
  // The table's own sounds: a turn, a refusal, a victory.
  const used = new Set<Sound>([
    'turn',
    'refuse',
    'win',
    ...all.flatMap(([, sounds]) => Object.values(sounds).flat()),
  ]);
  expect([...used].toSorted()).toEqual([...SOUNDS].toSorted());
});

test('every sound is short', () => {
  expect(Object.keys(SOUND_RECIPES).toSorted()).toEqual([...SOUNDS].toSorted());
  for (const sound of SOUNDS) expect(getDuration(sound), sound).toBeLessThan(1.5);
});
