import { de as words } from '../../messages/de.ts';
import type { CorridorKind, SchichtBoardMessages } from './en.ts';
import { nounIn } from '../../../../messages/text.ts';

const { card } = words;

const cards = nounIn('de', 'Karte', 'Karten');

const KINDS = { row: 'eine Reihe', column: 'eine Spalte', pile: 'einen Stapel' } as const;
const MANY = { row: 'Reihen', column: 'Spalten', pile: 'Stapel' } as const;
/** `eine Reihe und eine Spalte`, `2 Spalten` */
const corridors = (kinds: readonly CorridorKind[]): string =>
  [...new Set(kinds)]
    .map((kind) => {
      const count = kinds.filter((one) => one === kind).length;
      return count === 1 ? KINDS[kind] : `${count} ${MANY[kind]}`;
    })
    .join(' und ');

const takes = (count: number, steps: number): string => {
  if (count === 0) return 'bringt nichts';
  return `bringt ${cards(count)}${steps > 1 ? ` in ${steps} Schritten` : ''}`;
};

export const de: SchichtBoardMessages = {
  howTo: () => [
    'Alle wählen verdeckt eine Karte und decken dann auf. Die höchste Zahl wird zuerst gelegt.',
    'Eine Karte kommt in die Reihe ihrer Farbe: ans linke oder rechte Ende, wenn sie niedriger oder höher als alle ist, sonst auf den Stapel mit der nächsten Zahl. Eine neue Farbe beginnt eine Reihe an der nächsten Karte.',
    'Wer den vierten Stapel einer Reihe, die vierte Reihe einer Spalte oder die vierte Karte eines Stapels legt, nimmt alle Karten davon.',
    'Die Lücken schließen sich, und das kann den nächsten Stollen vollenden. Nach zwölf Runden gewinnt, wer die meisten Karten hat.',
  ],
  tempers: [
    'Geht auf das, was jetzt am meisten Karten bringt.',
    'Behält von jeder Farbe so lange wie möglich eine Karte.',
  ],
  options: { silver: 'Silberne Karten (für Fortgeschrittene)' },
  optionValues: {},

  mine: 'Die Auslage',
  crew: 'Mitspielende',
  ownHand: 'Deine Handkarten',
  allHands: 'Alle Handkarten',

  askChoose: 'Wähle verdeckt eine Karte.',
  askLastCard: 'Spiele deine letzte Karte.',
  askSure: (name, places, gain) =>
    places.length === 1
      ? `Nach jetzigem Stand käme ${card(name)} ${places[0]}${gain > 0 ? ` und nähme ${cards(gain)}` : ''}.`
      : `Nach jetzigem Stand hättest du für ${card(name)} ${places.length} Plätze zur Wahl.`,
  askChosen: (name, waiting, count) =>
    `Du hast ${card(name)} gewählt. ${waiting} ${count === 1 ? 'überlegt' : 'überlegen'} noch.`,
  askThinking: (names, count) => `${names} ${count === 1 ? 'wählt' : 'wählen'} eine Karte.`,
  askLay: (name, places) =>
    places > 1 ? `Lege ${card(name)}: ${places} Plätze zur Wahl.` : `Lege ${card(name)}.`,
  askLaying: (name, laid) => `${name === null ? 'Du legst' : `${name} legt`} ${card(laid)}.`,
  askClose: (ways) => `Wähle, wie sich die Lücken schließen: ${ways} Wege sind gleich kurz.`,
  askClosing: (name) => `${name} wählt, wie sich die Lücken schließen.`,
  askCompletes: (name, kinds, count, again) =>
    again
      ? `Kettenreaktion: auch ${corridors(kinds)}, ${cards(count)}.`
      : `${name === null ? 'Du vollendest' : `${name} vollendet`} ${corridors(kinds)}: ${cards(count)}.`,
  askTakes: (name, count) => `${name === null ? 'Du nimmst' : `${name} nimmt`} ${cards(count)}.`,
  askOver: (winners, count, taken) =>
    `Die Partie ist zu Ende: ${winners} ${count === 1 ? 'gewinnt' : 'gewinnen gemeinsam'} mit ${cards(taken)}.`,

  takes,
  thenChoose: 'dann wählst du, wie sich die Lücken schließen',

  chosen: 'gewählt',
  recommended: 'empfohlen',
  laidLast: 'zuletzt gelegt',
  rowName: (colour) => (colour === null ? 'Reihe ohne Farbe' : `Reihe: ${colour}`),
  pileAt: (row, column, top, covered) =>
    `Reihe ${row}, Spalte ${column}: ${top}${covered.length === 0 ? '' : ` auf ${covered.join(', ')}`}`,
  layHere: (name, brings) => `${card(name)} hierher legen: ${brings}`,
  layAt: (name, place, brings) => `${card(name)} ${place} legen: ${brings}`,
  yourCard: (name) => `Deine Karte zum Legen: ${card(name)}`,
  showPile: (count) => `Die ${cards(count)} dieses Stapels zeigen`,

  pileTitle: (count) => `Ein Stapel aus ${cards(count)}`,
  pileNote: 'Für Reihenfolge und Abstand zählt nur die oberste Karte. Wer den Stapel nimmt, nimmt ihn ganz.',
  onTop: 'obenauf',
  treasureTitle: (name) => `Schatz: ${name}`,
  noTreasure: 'Noch keine Karten.',

  players: 'Mitspielende',
  layingOrder: 'Legereihenfolge',
  thinking: 'überlegt',
  hasChosen: 'hat gewählt',
  hasLaid: 'gelegt',
  laysNow: 'jetzt',
  waits: 'wartet',
  won: 'gewonnen',
  inHand: (count) => `${cards(count)} auf der Hand`,
  showTreasure: 'Schatz zeigen',

  story: 'Schritt für Schritt',
  storyTaken: (count) => `${cards(count)} genommen`,
  storyClosed: (piles) => (piles === 1 ? '1 Stapel rückt' : `${piles} Stapel rücken`),
  storyAll: (count) => `zusammen ${cards(count)}`,
  log: {
    above: 'über',
    below: 'unter',
    left: 'links von',
    right: 'rechts von',
    onto: 'auf',
    again: 'Kette!',
  },
  storyAgain: (count) => (count === 1 ? 'noch 1 Karte' : `noch ${count} Karten`),

  way: (number) => `Weg ${number}`,
  phraseChoose: (name) => `${card(name)} spielen`,
  phraseLay: (name, place) => `${card(name)} ${place} legen`,
  phraseClose: (way) => `Lücken schließen, Weg ${way}`,

  fromRows: 'Reihen',
  fromColumns: 'Spalten',
  fromPiles: 'Stapel',
  fromChains: 'Kettenreaktionen',
  silverAmong: 'Davon in Silber',
  total: 'Genommene Karten',
};
