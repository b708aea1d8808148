import { de as words } from '../../messages/de.ts';
import type { JerichoExplainMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const cards = nounIn('de', 'Karte', 'Karten');
const inColour = (colour: keyof typeof colours): string => `in ${capital(colours[colour])}`;
const percent = percentIn('de');

export const de: JerichoExplainMessages = {
  remarks: {
    leads: (m) => `${capital(inColour(m.colour))} hättest du mit ${m.length} die längste Mauer.`,
    draws: (m, names) =>
      `Du würdest ${inColour(m.colour)} mit ${names.seats(m.seats)} gleichziehen: ${m.length}.`,
    strengthens: (m) => `Du würdest ${inColour(m.colour)} um ${m.ahead} führen.`,
    trails: (m, names) =>
      `${capital(inColour(m.colour))} läge ${names.seats(m.seats)} immer noch ${m.by} vorn.`,
    starts: (m) => `Dein erster Stein ${inColour(m.colour)}: Dort baut sonst noch niemand.`,
    one: () => 'Am Ende gewinnst du jede 1 in deinen Mauern.',
    worth: (m) => `Im Stock liegen, soweit du weißt, ${cards(m.count)} ${inColour(m.colour)}.`,
    soon: (m) => `Schon die nächste Karte kann eine Wertung sein (${percent(m.percent)}).`,
    fells: (m, names) =>
      `Bringt ${m.count === 1 ? '' : `${m.count} × `}${card(m.card)} von ${names.seats(m.seats)} zu Fall.`,
    unseats: (m, names) => `${names.seats(m.seats)} würde ${inColour(m.colour)} nicht mehr führen.`,
    joins: (m) => `Die Trompete käme in deine Mauer ${inColour(m.colour)}: dann ${m.length} lang.`,
    silent: (m) => `${capital(inColour(m.colour))} hat niemand eine Mauer: Nichts fällt.`,
    feedsMe: (m) => `Du führst ${inColour(m.colour)}: Bei der Wertung wäre sie dein.`,
    keepsBack: () => 'Deine besseren Karten bleiben auf der Hand.',
    feedsNobody: (m) => `${capital(inColour(m.colour))} baut niemand: Sie wartet, bis jemand führt.`,
    discards: () => 'Eine Trompete im Stock scheidet aus: Niemand kann sie mehr spielen.',
    feedsThem: (m, names) => `Aber ${inColour(m.colour)} führt ${names.seats(m.seats)} und bekäme sie.`,
    fellsOwn: (m) => `Aber auch bei dir fiele ${m.count > 1 ? `${m.count} × ` : ''}${card(m.card)}.`,
    lost: () => 'Aber die Trompete würde ausscheiden.',
    target: (m) => `Aber ${card(m.card)} wäre die höchste: Eine Trompete nimmt sie zuerst.`,
    card: (f) => capital(card(f.card)),
    stone: (f) =>
      `Macht eine Mauer ${inColour(f.colour)} um ${f.value} länger. Es gibt ${f.copies === 1 ? 'sie nur einmal' : `${f.copies} davon`}.`,
    nugget: () => 'Der Goldklumpen: Am Ende gewinnst du jede 1 in deinen Mauern.',
    horn: () =>
      'Nenne eine Farbe: Ihre höchsten Karten fallen in den Stock, auch deine. Bleibt dir dort eine Mauer, kommt die Trompete dazu und zählt 2.',
    mayBuild: (f) =>
      `Du kannst sie anbauen, dann ist deine Mauer ${f.length} lang, oder sie verdeckt in den Stock legen.`,
    maySound: () => 'Du kannst sie auf jede Farbe spielen oder verdeckt in den Stock legen.',
    wall: (f, names) =>
      `Mauer ${inColour(f.colour)} ${f.mine ? 'von dir' : `von ${names.seat(f.seat)}`}: Länge ${f.length}`,
    wallCards: (f) => `Die Summe der Karten, Trompeten zählen 2: ${f.cards.map(card).join(', ')}.`,
    longest: (f, names) =>
      `${capital(colours[f.colour])}: Die längste Mauer ist ${f.length}, ${names.seats(f.seats)}`,
    noWall: (f) => `${capital(colours[f.colour])}: Noch hat niemand eine Mauer`,
    wouldFall: (f) => `Eine Trompete nähme jetzt ${f.count === 1 ? '' : `${f.count} × `}${card(f.card)}.`,
    supply: (f) => `Der Stock: ${cards(f.count)} verdeckt`,
    supplyHolds: (f) =>
      [
        f.all.length === 0 ? '' : `Alle wissen von ${f.all.map(card).join(', ')}.`,
        f.mine.length === 0 ? '' : `Von dir: ${f.mine.map(card).join(', ')}.`,
        f.unknown === 0 ? 'Nichts darin ist dir unbekannt.' : `Dir unbekannt: ${cards(f.unknown)}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    supplyGoes: () => 'Bei einer Wertung gewinnt die längste Mauer jeder Farbe die Karten dieser Farbe.',
    pile: (f) => `Der Nachziehstapel: ${cards(f.count)}`,
    safe: (f) =>
      `${f.draws === 1 ? 'Die nächste Karte ist' : `Die nächsten ${f.draws} sind`} keine Wertungskarte; danach ist es eine von ${f.among}.`,
    odds: (f) =>
      f.among === 1
        ? 'Die nächste Karte ist die Wertungskarte.'
        : `Die Wertungskarte ist eine der nächsten ${f.among}: ${percent(f.percent)} für die allernächste.`,
    won: (f, names) =>
      `${f.mine ? 'Du hast' : `${names.seat(f.seat)} hat`} ${cards(f.count)} gewonnen${f.ones === 0 ? '' : `; in den Mauern ${f.ones === 1 ? 'steht noch eine 1' : `stehen noch ${f.ones} Einser`}`}`,
    hand: (f, names) =>
      `${f.mine ? 'Deine Handkarten' : `Handkarten von ${names.seat(f.seat)}`}: ${cards(f.count)}`,
    layout: () => 'Eine erste Mauer, verdeckt, bis alle eine Karte in den Stock gelegt haben',
    out: (f) => `${f.count === 1 ? '1 Trompete ist' : `${f.count} Trompeten sind`} ausgeschieden`,
    highest: (f) => `${capital(card(f.card))} war in dieser Farbe die höchste, also gehen alle davon.`,
    fellAlone: () => 'Trompeten, die allein in einer Mauer übrig sind, scheiden aus.',
    stood: (f) =>
      f.joins
        ? `Eine Mauer ${inColour(f.colour)} war noch da, also kam die Trompete dazu.`
        : `Keine Mauer ${inColour(f.colour)} war mehr da, also schied die Trompete aus.`,
    shared: (f, names) =>
      `${names.seats(f.seats)} lagen mit ${f.length} gleichauf und teilen${f.left === 0 ? '' : `; ${cards(f.left)} ${f.left === 1 ? 'lässt' : 'lassen'} sich nicht teilen`}.`,
    tookAll: (f, names) => `Die Mauer von ${names.seat(f.seat)} war mit ${f.length} die längste.`,
    nobody: (f) => `Niemand hatte eine Mauer ${inColour(f.colour)}.`,
    unseen: () => 'Von dir nicht gesehen: auf anderen Händen, im Stapel oder verdeckt im Stock',
  },
  motives: {
    leads: 'Die längste Mauer bekommen',
    draws: 'Gleichziehen',
    strengthens: 'Einen Vorsprung ausbauen',
    trails: 'Aufholen',
    starts: 'Eine Mauer beginnen',
    one: 'Eine 1 sichern',
    worth: 'Auf den Stock spielen',
    soon: 'Bereit für eine Wertung',
    fells: 'Steine zu Fall bringen',
    unseats: 'Jemandem die Führung nehmen',
    joins: 'Die Trompete in der eigenen Mauer',
    silent: 'Eine Trompete ins Leere',
    feedsMe: 'Die eigene Farbe füttern',
    keepsBack: 'Gute Karten behalten',
    feedsNobody: 'Niemanden füttern',
    discards: 'Eine Trompete weglegen',
    feedsThem: 'Andere füttern',
    fellsOwn: 'Einen eigenen Stein fällen',
    lost: 'Eine Trompete hergeben',
    target: 'Den höchsten Stein bauen',
  },
};
