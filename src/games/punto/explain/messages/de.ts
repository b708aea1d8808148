import { de as words } from '../../messages/de.ts';
import type { PuntoExplainMessages } from './en.ts';
import { capital, listIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const NUMBERS = ['keine', 'eine', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
const number = (count: number): string => NUMBERS[count] ?? `${count}`;
const MANY = { red: 'rote', green: 'grüne', blue: 'blaue', yellow: 'gelbe' };
const list = listIn('de');
const cards = (count: number): string => (count === 1 ? 'eine Karte' : `${count} Karten`);

export const de: PuntoExplainMessages = {
  remarks: {
    wins: ({ length }) => `${capital(number(length))} in einer Reihe: gewinnt die Runde.`,
    breaks: (m, names) =>
      `Überdeckt ${card(m.card)}: ${names.seats(m.seats)} hatte ${number(m.count)} ${MANY[m.colour]} beisammen.`,
    blocks: (m, names) =>
      `Hält ${number(m.count)} ${MANY[m.colour]} von ${names.seats(m.seats)} auf${m.over < 9 ? `: nur mit mehr als einer ${m.over} geht es weiter` : ''}.`,
    covers: (m, names) => `Überdeckt ${card(m.card)} von ${names.seats(m.seats)}.`,
    shuts: (m, names) => `Lässt ${names.seats(m.seats)} keine offene Reihe.`,
    threatens: (m) =>
      `Noch eine ${MANY[m.colour]} gewinnt die Runde${m.places > 1 ? `, an ${number(m.places)} Stellen` : ''}.`,
    builds: (m) =>
      `${capital(number(m.count))} ${MANY[m.colour]} nebeneinander, ${m.ends === 2 ? 'nach beiden Seiten offen' : 'nach einer Seite offen'}.`,
    gathers: (m) => `${capital(number(m.count))} ${MANY[m.colour]}, aus denen noch eine Reihe werden kann.`,
    aside: () => 'Sicher: hilft niemandem.',
    leaves: (m, names) =>
      `Aber ${names.seats(m.seats)} fehlt noch immer nur eine ${MANY[m.colour]} zur Reihe.`,
    coversOwn: (m) => `Aber er überdeckt deine eigene Karte: ${card(m.card)}.`,
    low: (m) => `Aber eine ${m.points} ist schnell wieder überdeckt.`,
    card: (f) => capital(card(f.card)),
    free: () => 'Ein freier Platz',
    owner: (f, names) => (f.mine ? 'Eine deiner Farben.' : `Sie zählt für ${names.seats(f.seats)}.`),
    nobodys: () => 'Die Farbe gehört niemandem: Sie macht keine Reihe.',
    strength: ({ points }) =>
      `${points === 1 ? 'Sie überdeckt nichts' : `Sie überdeckt jede Karte unter ${points}`}; ${points === 9 ? 'nichts überdeckt sie' : `jede über ${points} überdeckt sie`}.`,
    under: (f) => `Darunter: ${f.cards.map(card).join(', ')}.`,
    mayComeHere: (f) => `Deine Karte ${card(f.card)} darf hierher.`,
    mayGo: (f) =>
      `Sie darf auf ${f.beside === 1 ? 'einen freien Platz' : `${f.beside} freie Plätze`}${f.onto === 0 ? '' : ` oder auf ${cards(f.onto)}`}.`,
    deck: (f, names) =>
      `${f.mine ? 'Dein Stapel' : `Stapel von ${names.seat(f.seat)}`}: ${cards(f.count)} verdeckt`,
    deckOrder: () => 'Die Reihenfolge kennt niemand, auch nicht die Person, der er gehört.',
    colours: (f, names) =>
      `${f.colours.length === 1 ? 'Farbe' : 'Farben'} ${f.mine ? 'von dir' : `von ${names.seat(f.seat)}`}: ${list(f.colours.map((one) => colours[one]))}`,
    needs: (f) =>
      `${capital(number(f.length))} in einer Reihe${f.two ? ', alle in einer davon,' : ''} gewinnen die Runde.`,
    won: (f, names) =>
      `${f.mine ? 'Du hast' : `${names.seat(f.seat)} hat`} ${f.won} von ${f.of} nötigen Runden gewonnen`,
    frame: () => 'Die Auslage: höchstens 6 × 6',
    frameLeft: (f) =>
      `Kann noch wachsen: ${f.columns === 1 ? 'eine Spalte' : `${f.columns} Spalten`}, ${f.rows === 1 ? 'eine Zeile' : `${f.rows} Zeilen`}.`,
    out: (f) => `Aus der Partie: ${f.cards.map(card).join(', ')}`,
    more: (f) => `${capital(card(f.card))} hat mehr Punkte als ${card(f.covered)}.`,
    touches: (f) => `${capital(card(f.card))} berührt ${list(f.others.map(card))}.`,
    rowLength: (f) => `${capital(number(f.length))} von einer Farbe in einer Linie genügen hier.`,
    highest: (f) => `${capital(card(f.card))} ist die höchste Karte der Reihe und scheidet aus.`,
    shortRows: () => 'Jemand konnte nicht weiter, also entscheiden Reihen, denen eine Karte fehlt.',
    toCome: (f, names) => (f.mine ? 'Von dir kommen noch' : `Von ${names.seats(f.seats)} kommen noch`),
    neutralToCome: () => 'Neutrale, die noch in den Stapeln stecken',
  },
  motives: {
    wins: 'Eine Reihe vollenden',
    breaks: 'Eine Reihe aufbrechen',
    blocks: 'Eine Reihe aufhalten',
    covers: 'Eine Karte überdecken',
    shuts: 'Keine offene Reihe lassen',
    threatens: 'Nur noch eine bis zur Reihe',
    builds: 'Eine Linie bauen',
    gathers: 'Eine Farbe sammeln',
    aside: 'Auf Nummer sicher gehen',
    leaves: 'Eine Chance lassen',
    coversOwn: 'Eine eigene Karte überdecken',
    low: 'Mit einer niedrigen Karte bauen',
  },
};
