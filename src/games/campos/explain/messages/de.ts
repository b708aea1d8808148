import { de as words } from '../../messages/de.ts';
import type { CamposExplainMessages } from './en.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

const { card, piece, colours, points } = words;
const cards = nounIn('de', 'Karte', 'Karten');
const NAMED = { red: 'rote', green: 'grüne', blue: 'blaue', yellow: 'gelbe' };

export const de: CamposExplainMessages = {
  remarks: {
    scores: (m) => `Bringt jetzt ${points(m.points)}.`,
    readies: (m) =>
      `${m.now ? 'Danach kannst du spielen:' : 'In deinem nächsten Zug kannst du spielen:'} ${card(m.card)}, ${points(m.points)}.`,
    raises: (m) => `${capital(card(m.card))} wäre ${m.to} statt ${m.from} wert.`,
    grows: (m) => `${capital(colours[m.colour])} würde von ${m.from} auf ${m.to} wachsen.`,
    shrinks: (m) => `${capital(colours[m.colour])} würde von ${m.from} auf ${m.to} schrumpfen.`,
    keeps: (m) =>
      m.count === 1
        ? 'Deine Karte würde weiterhin zählen.'
        : `Deine ${m.count} Karten würden weiterhin zählen.`,
    cheapens: (m) => `Karten der anderen würden im Schnitt etwa ${points(m.points)} verlieren.`,
    enriches: (m) => `Aber Karten der anderen würden im Schnitt etwa ${points(m.points)} gewinnen.`,
    endsBuilding: () => 'Deine letzte Karte: Sie beendet den Aufbau.',
    quiet: () => 'Ändert nichts für deine Karten.',
    spoils: (m) => `Aber ${card(m.card)} würde nicht mehr zählen.`,
    lowers: (m) => `Aber ${card(m.card)} wäre nur noch ${m.to} statt ${m.from} wert.`,
    better: (m) => `Aber ${card(m.card)} brächte jetzt ${points(m.points)}.`,
    piece: (f) => `Teil: ${piece(f.piece)}`,
    copies: (f) =>
      `${f.of === 1 ? 'Das einzige seiner Art' : `Eins von ${f.of} gleichen`}${f.left === 0 ? '' : `; ${f.left} noch im Beutel`}.`,
    mayTurn: () => 'Du darfst es beliebig drehen, aber nicht wenden.',
    mayGo: () =>
      'Es darf auf alle freien Felder an einer Kante eines anderen Teils; Farben müssen nicht passen.',
    removable: () =>
      'Du darfst es entfernen: Der Rest hängt zusammen, und es lässt sich gerade herausziehen.',
    stays: (f) =>
      f.why === 'split'
        ? 'Es muss bleiben: Der Rest fiele auseinander.'
        : 'Es muss bleiben: Es gibt keinen geraden Weg hinaus.',
    card: (f) => capital(card(f.card)),
    reads: (f) =>
      `Ist das größte ${NAMED[f.larger]} Gebiet größer als das größte ${NAMED[f.smaller]}, zählt das größte ${NAMED[f.scores]}.`,
    stands: (f) =>
      `Jetzt ${f.larger} gegen ${f.smaller}: ${f.larger > f.smaller ? points(f.points) : 'sie zählt nicht'}.`,
    size: (f) => `Größtes Gebiet in ${capital(colours[f.colour])}: ${f.size}`,
    connected: () => 'Felder einer Farbe, die eine Kante teilen, in einem Teil oder mehreren.',
    bag: (f) => `Der Beutel: ${f.count === 1 ? '1 Teil' : `${f.count} Teile`}`,
    bagEnds: () => 'Wer daraus nicht mehr auf zwei Teile kommt, beendet den Aufbau.',
    pile: (f) => `Der Nachziehstapel: ${cards(f.count)}, ausgeteilt nach dem Aufbau`,
    played: (f) => `${cards(f.count)} gespielt; sie kommen nicht wieder`,
    score: (f, names) => `${f.mine ? 'Du hast' : `${names.seat(f.seat)} hat`} ${points(f.points)}`,
    hand: (f, names) =>
      `${f.mine ? 'Deine Handkarten' : `Handkarten von ${names.seat(f.seat)}`}: ${cards(f.count)}, geheim`,
    inFront: (f, names) => `Es liegt offen vor ${f.mine ? 'dir' : names.seat(f.seat)}.`,
    ahead: (f) => `Das größte ${NAMED[f.larger]} Gebiet war größer als das größte ${NAMED[f.smaller]}.`,
    pointEach: (f) => `Ein Punkt für jedes Feld im größten ${NAMED[f.colour]}n Gebiet: ${f.points}.`,
    inBag: () => 'Teile noch im Beutel',
    unplayed: () => 'Wertungskarten auf anderen Händen oder im Stapel',
  },
  motives: {
    scores: 'Jetzt punkten',
    readies: 'Eine Karte vorbereiten',
    raises: 'Eine Karte wertvoller machen',
    grows: 'Ein Gebiet vergrößern',
    shrinks: 'Ein Gebiet verkleinern',
    keeps: 'Karten bereithalten',
    cheapens: 'Fremde Karten entwerten',
    enriches: 'Fremde Karten aufwerten',
    endsBuilding: 'Den Aufbau beenden',
    quiet: 'Abwarten',
    spoils: 'Eine Karte aufgeben',
    lowers: 'Eine Karte entwerten',
    better: 'Eine bessere Karte aufheben',
  },
};
