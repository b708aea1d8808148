import { de as words } from '../../messages/de.ts';
import type { SchichtExplainMessages } from './en.ts';
import { capital, listIn, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, place } = words;
const cards = nounIn('de', 'Karte', 'Karten');
const KINDS = { row: 'eine Reihe', column: 'eine Spalte', pile: 'einen Stapel' };
const SHORT = { row: 'einer Reihe', column: 'einer Spalte', pile: 'einem Stapel' };
const list = listIn('de');
const either = listIn('de', 'disjunction');
const number = (name: string): string => name.split('-')[1] ?? '';
const percent = percentIn('de');

export const de: SchichtExplainMessages = {
  remarks: {
    takes: (m) =>
      `Vollendet ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}${m.steps > 1 ? ` in ${m.steps} Schritten` : ''}.`,
    wouldTake: (m) =>
      `So wie es liegt, vollendet sie ${list(m.kinds.map((kind) => KINDS[kind]))}: ${cards(m.count)}.`,
    stops: (m, names) => `${names.seat(m.seat)} bekommt dann keine ${cards(m.count)} mehr.`,
    brings: (m) => `Sie brächte dir in dieser Runde etwa ${cards(m.count)}.`,
    denies: (m) =>
      `Die anderen nähmen etwa ${cards(m.count)} weniger, als wenn du eine andere Karte spielst.`,
    feeds: (m) =>
      `Aber die anderen nähmen etwa ${cards(m.count)} mehr, als wenn du eine andere Karte spielst.`,
    early: (m) => `Liegt früh: ${percent(m.percent)} der verborgenen Karten sind niedriger.`,
    late: (m) =>
      `Liegt spät: ${percent(m.percent)} der verborgenen Karten kommen vorher und bereiten vielleicht etwas vor.`,
    safe: () => 'Lässt keinen Stollen, dem nur eine Karte fehlt.',
    quiet: () => 'Hebt deine anderen Karten für später auf.',
    hands: (m, names) => `Aber ${names.seat(m.seat)} kann dann ${cards(m.count)} nehmen.`,
    opens: (m) => `Aber danach fehlt ${SHORT[m.kind]} mit ${cards(m.count)} nur noch eine.`,
    higher: (f) => `${number(f.card)} ist höher als ${number(f.than)}, die höchste der Reihe.`,
    lower: (f) => `${number(f.card)} ist niedriger als ${number(f.than)}, die niedrigste der Reihe.`,
    onlyPile: (f) => `${number(f.near)} liegt in ihrer Reihe am nächsten bei ${number(f.card)}.`,
    nearer: (f) => `${number(f.near)} liegt näher an ${number(f.card)} als ${number(f.far)}.`,
    asNear: (f) => `${list(f.near.map(number))} liegen gleich nah an ${number(f.card)}: Du wählst.`,
    startsRow: (f) =>
      `Ihre Farbe hat keine Reihe: Sie beginnt eine bei der nächsten Karte am Rand, ${card(f.near)}.`,
    colourless: () => 'Es gibt eine Reihe ohne Farbe: Die Karte muss dorthin.',
    empty: () => 'Der Tisch ist leer.',
    card: (f) => capital(card(f.card)),
    rank: (f) =>
      f.silver
        ? 'Silber passt in jede Reihe. Die höchste Zahl liegt zuerst, bei gleichen Silber zuletzt.'
        : 'Die höchste Zahl liegt zuerst; bei gleichen Gelb, dann Rot, Grün, Blau.',
    pile: (f) => `Ein Stapel: darunter ${f.under.map(card).join(', ')}. Für die Nähe zählt nur die oberste.`,
    wouldGo: (f) =>
      `So wie es liegt, kommt sie ${either(f.ways.map(({ how, against }) => place(how, against)))}.`,
    revealed: (f, names) => `${f.mine ? 'Deine' : names.seat(f.seat)}, Nummer ${f.place} beim Legen.`,
    treasure: (f, names) => `${f.mine ? 'Du hast' : `${names.seat(f.seat)} hat`} ${cards(f.count)} genommen`,
    mostWin: () => 'Nach zwölf Runden gewinnen die meisten Karten.',
    hand: (f, names) =>
      `${f.mine ? 'Deine Handkarten' : `Handkarten von ${names.seat(f.seat)}`}: ${cards(f.count)}`,
    order: () => 'Die Reihenfolge beim Legen: die höchste Zahl zuerst',
    four: (f) =>
      `${f.chain ? 'Das Schließen der Lücken vollendete' : 'Vier machen einen Stollen:'} ${list(f.kinds.map((kind) => KINDS[kind]))}.`,
    fewest: (f) => `Es rücken so wenige Karten wie möglich: ${f.cards}.`,
    hidden: () => 'Von dir nicht gesehen: auf anderen Händen oder ungesehen aus dem Spiel',
  },
  motives: {
    takes: 'Einen Stollen vollenden',
    wouldTake: 'Auf einen Stollen zielen',
    stops: 'Einen Stollen verderben',
    brings: 'In dieser Runde nehmen',
    denies: 'Anderen weniger lassen',
    feeds: 'Anderen mehr lassen',
    early: 'Früh legen',
    late: 'Spät legen',
    safe: 'Nichts offen lassen',
    quiet: 'Abwarten',
    hands: 'Anderen einen Stollen lassen',
    opens: 'Einen Stollen öffnen',
  },
};
