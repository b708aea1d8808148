import { does, doesInside, toLabels } from '../../../messages/messages.ts';
import type { CardName, Colour } from '../rules/rules.ts';
import type { PuntoMessages } from './en.ts';
import { describeSetup } from './describeSetup.ts';
import { capital } from '../../../messages/text.ts';

const colours = { red: 'rot', green: 'grün', blue: 'blau', yellow: 'gelb' };
const card = (name: CardName): string => {
  const [colour, points] = name.split('-');
  return `${colours[colour as Colour]} ${points}`;
};
const ADJECTIVES: { readonly [C in Colour]: string } = {
  red: 'rote',
  green: 'grüne',
  blue: 'blaue',
  yellow: 'gelbe',
};
/** `die rote 7`, the same as subject and as object. */
const the = (card: CardName): string => {
  const [colour, points] = card.split('-');
  return `die ${ADJECTIVES[colour as Colour]} ${points}`;
};
/** `der roten 7`. */
const ofThe = (card: CardName): string => the(card).replace(/^die (\S+)/, 'der $1n');
const neutral = (card: CardName, isNeutral: boolean): string =>
  isNeutral ? the(card).replace('die ', 'die neutrale ') : the(card);
const WAYS = { across: 'waagerecht', down: 'senkrecht', diagonal: 'schräg' };
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const columns = (count: number): string => `${number(count)} ${count === 1 ? 'Spalte' : 'Spalten'}`;
const rows = (count: number): string => `${number(count)} ${count === 1 ? 'Zeile' : 'Zeilen'}`;

export const de: PuntoMessages = {
  asks: { place: 'Lege deine Karte.' },
  colours,
  card,
  round: (round, toWin) =>
    `Runde ${round}, ${toWin === 1 ? 'eine Runde gewinnt' : `${toWin} Runden gewinnen`}`,
  wins: (count) => (count === 1 ? '1 Runde gewonnen' : `${count} Runden gewonnen`),
  deck: (count) => (count === 1 ? 'noch 1 Karte' : `noch ${count} Karten`),
  nextCard: (name) => `offen: ${name}`,
  removed: (cards) => `Aus dem Spiel: ${cards.join(', ')}`,
  cell: (x, y, name) => `Spalte ${x}, Zeile ${y}: ${name}`,
  events: {
    turnedUp: (e, names) => `${does(names, e.seat, 'deckt', 'deckst')} ${card(e.card)} auf.`,
    placed: (e, names) =>
      e.covered === null
        ? `${does(names, e.seat, 'legt', 'legst')} ${card(e.card)} in Spalte ${e.x}, Zeile ${e.y}.`
        : `${does(names, e.seat, 'legt', 'legst')} ${card(e.card)} auf ${card(e.covered)} in Spalte ${e.x}, Zeile ${e.y}.`,
    stuck: (e, names) =>
      e.lacks === 'card'
        ? `${does(names, e.seat, 'hat', 'hast')} keine Karte mehr: Die Runde endet, und Reihen, denen eine Karte fehlt, entscheiden.`
        : `${does(names, e.seat, 'kann', 'kannst')} nicht legen: Die Runde endet, und Reihen, denen eine Karte fehlt, entscheiden.`,
    roundWon: (e, names) =>
      `${toLabels(names).seats(e.seats)}: Runde ${e.by === 'row' ? 'mit einer vollen Reihe' : 'mit Fast-Reihen'} gewonnen; ${card(e.removed)} scheidet aus.`,
    roundDrawn: () => 'Niemand gewinnt diese Runde, und keine Karte scheidet aus.',
    roundDealt: (e, names) =>
      `Runde ${e.round} ist verteilt, ${doesInside(names, e.start, 'beginnt', 'beginnst')}.` +
      (e.surplus.length === 0
        ? ''
        : ` Übrig geblieben und aus dem Spiel: ${e.surplus.map(card).join(', ')}.`),
    matchOver: (e, names) => `Die Partie ist zu Ende. Gewonnen: ${toLabels(names).seats(e.winners)}.`,
  },
  refusals: {
    over: 'Die Partie ist zu Ende.',
    turn: 'Du bist nicht am Zug.',
    centre: 'Die erste Karte einer Runde kommt in die Mitte.',
    span: 'Die Karten dürfen höchstens sechs Spalten und sechs Zeilen einnehmen.',
    apart: 'Die Karte muss eine andere an einer Kante oder Ecke berühren.',
    points: 'Du darfst nur eine Karte mit weniger Punkten überdecken.',
  },
  board: {
    howTo: (config) => {
      const { length, two, hasNeutral, isAhead, toWin } = describeSetup(config);
      const row = `${number(length)} Karten`;
      const ways = 'waagrecht, senkrecht oder schräg';
      const goal = {
        seats: `Bring ${row} in einer deiner beiden Farben in eine Reihe, ${ways}, und du gewinnst die Runde.`,
        teams: `Du teilst dir mit der Person gegenüber zwei Farben. Bringt ${row} in einer davon in eine Reihe, ${ways}, und euer Team gewinnt die Runde.`,
        single: `Bring ${row} deiner Farbe in eine Reihe, ${ways}, und du gewinnst die Runde.`,
      };
      return [
        goal[two ?? 'single'] + (hasNeutral ? ' Gelb gehört niemandem und zählt nicht.' : ''),
        `${isAhead ? 'Die nächste Karte liegt bei allen offen. Wenn du dran bist, lege deine' : 'Wenn du dran bist, wird eine Karte für dich aufgedeckt. Lege sie'} neben die anderen, an eine Kante oder Ecke, oder auf irgendeine Karte mit weniger Punkten.`,
        'Die Auslage wird nie größer als 6 × 6; ihre Ränder zeigen sich beim Spielen.',
        toWin === 1
          ? 'Wer die Runde gewinnt, gewinnt die Partie.'
          : `Gewinne ${number(toWin)} Runden, und du gewinnst die Partie. Aber die höchste Karte deiner Gewinnreihe scheidet aus der Partie aus.`,
      ];
    },
    tempers: [
      'Baut nach außen, wo noch Platz ist.',
      'Bleibt in der Mitte, wo alles zusammenkommt.',
      'Hält die eigenen Karten eng beisammen.',
    ],
    options: {
      teams: 'Teams: Partner sitzen sich gegenüber',
      reveal: 'Karten werden aufgedeckt',
      roundsToWin: 'Runden bis zum Sieg',
    },
    optionValues: { turn: 'im eigenen Zug', ahead: 'im Voraus, für alle sichtbar' },
    optionNotes: {
      teams:
        'Partner sitzen sich gegenüber und teilen sich zwei Farben. Eine Reihe braucht fünf Karten einer davon.',
      reveal: 'Von allen liegt die nächste Karte offen: Du weißt, was die anderen gleich legen.',
    },
    status: (round, toWin) => `Runde ${round} · ${toWin === 1 ? 'eine entscheidet' : `${toWin} Siege nötig`}`,
    table: 'Auslage',
    players: 'Mitspielende',
    ownCard: 'Deine Karte',
    facts: 'Dein Stapel und dein Ziel',
    goal: (length, two) => `${capital(number(length))} in einer Reihe${two ? ', in einer Farbe' : ''}`,
    frame: (openColumns, openRows) => {
      if (openColumns === 0 && openRows === 0) return 'Volle Größe: 6 × 6';
      if (openColumns === 0) return `Kann noch wachsen: ${rows(openRows)}`;
      if (openRows === 0) return `Kann noch wachsen: ${columns(openColumns)}`;
      return `Kann noch wachsen: ${columns(openColumns)}, ${rows(openRows)}`;
    },
    neutralNote: 'Gelb gehört niemandem und zählt nicht.',
    free: 'frei',
    neutral: 'neutral',
    covers: (cards) => `überdeckt ${cards.map(card).join(', ')}`,
    last: 'letzter Zug',
    mayPlace: 'hier darfst du deine Karte legen',
    mayCover: 'du darfst sie überdecken',
    waiting: (name) => `${card(name)} wartet hier, zum Bestätigen noch einmal drücken`,
    hinted: (mark) => `Tipp ${mark}`,
    inRow: 'in der Gewinnreihe',
    leaves: 'scheidet aus',
    hasLeft: 'ist ausgeschieden',
    next: 'danach',
    partner: 'dein Partner',
    colours: (names) => names.join(' und '),
    faceDown: 'nichts aufgedeckt',
    yourTurn: (card, isNeutral) => `Du bist dran: Lege ${neutral(card, isNeutral)}.`,
    yourStart: (card, isNeutral) => `Du beginnst: Lege ${neutral(card, isNeutral)} in die Mitte.`,
    theirTurn: (name, card) => `${name} legt gerade ${the(card)}.`,
    turningUp: (name) => `${name} deckt eine Karte auf.`,
    youTurnUp: 'Du deckst eine Karte auf.',
    sure: (phrase) => `${capital(phrase)}?`,
    placeHere: (card) => `${the(card)} hierher legen`,
    youWinRow: (length) => `${capital(number(length))} in einer Reihe: Du gewinnst die Runde!`,
    winRow: (names, count, length) =>
      `${capital(number(length))} in einer Reihe: ${names} ${count === 1 ? 'gewinnt' : 'gewinnen'} die Runde.`,
    youWinCount: 'Du gewinnst die Runde mit Fast-Reihen!',
    winCount: (names, count) => `${names} ${count === 1 ? 'gewinnt' : 'gewinnen'} die Runde mit Fast-Reihen.`,
    nobodyWins: 'Niemand gewinnt diese Runde.',
    noCard: (names, seat) =>
      `${does(names, seat, 'hat', 'hast')} keine Karte mehr. Es gewinnen die meisten Reihen, denen eine Karte fehlt; bei Gleichstand gewinnen weniger Punkte.`,
    noPlace: (names, seat) =>
      `${does(names, seat, 'kann', 'kannst')} nicht legen. Es gewinnen die meisten Reihen, denen eine Karte fehlt; bei Gleichstand gewinnen weniger Punkte.`,
    counted: (count, points) =>
      count === 0
        ? 'keine'
        : `${count} ${count === 1 ? 'Reihe' : 'Reihen'}, ${points} ${points === 1 ? 'Punkt' : 'Punkte'}`,
    highest: (card) => `Die höchste Karte darin ist ${the(card)}.`,
    goesOut: (card) => `${capital(the(card))} scheidet aus der Partie aus.`,
    nothingGoes: 'Keine Karte scheidet aus.',
    completes: (name, covered, way) =>
      `${capital(card(name))}${covered === null ? '' : ` auf ${card(covered)}`} macht sie voll, ${WAYS[way]}.`,
    highestTag: 'höchste',
    lastTag: 'letzte',
    placed: (names, seat, card, where) =>
      `${does(names, seat, 'legt', 'legst')} ${the(card)}${where === null ? '' : ` ${where}`}.`,
    inMiddle: 'in die Mitte',
    where: {
      on: (card) => `auf ${the(card)}`,
      left: (card) => `links neben ${the(card)}`,
      right: (card) => `rechts neben ${the(card)}`,
      above: (card) => `oberhalb ${ofThe(card)}`,
      below: (card) => `unterhalb ${ofThe(card)}`,
      corner: (card) => `an eine Ecke ${ofThe(card)}`,
    },
    log: {
      on: 'auf',
      left: 'links von',
      right: 'rechts von',
      above: 'über',
      below: 'unter',
      corner: 'an der Ecke von',
      won: (by) => (by === 'row' ? 'Reihe voll' : 'Gewinnt mit Fast-Reihen'),
      round: (round) => `Runde ${round}`,
    },
    youWinMatch: 'Du gewinnst die Partie!',
    winMatch: (names, count) => `${names} ${count === 1 ? 'gewinnt' : 'gewinnen'} die Partie.`,
    soFar: 'Diese Partie',
    roundTo: (round, names) => `Runde ${round}: ${names}`,
    roundToNobody: (round) => `Runde ${round}: niemand`,
    roundBy: (round, how) => `${round} (${how})`,
    out: 'Aus der Partie',
    since: (round, out) => `${round}. ${capital(the(out))} ist aus der Partie.`,
    byRow: 'volle Reihen',
    byCount: 'Fast-Reihen',
    won: 'Gewonnene Runden',
    placeMiddle: (card) => `${the(card)} in die Mitte legen`,
    placeOn: (card, covered) => `${the(card)} auf ${the(covered)} legen`,
    placeBeside: (card, other) => `${the(card)} neben ${the(other)} legen`,
  },
  tips: {
    cover: 'Eine höhere Karte darf jede niedrigere überdecken, egal wem sie gehört.',
    row: 'Eine Reihe gewinnt die Runde. Ihre höchste Karte scheidet aus der Partie aus.',
    count: 'Hier geht es nicht weiter: Reihen, denen eine Karte fehlt, entscheiden.',
    even: 'Gleichstand hebt sich auf: Niemand gewinnt diese Runde.',
  },
};
