import { it as words } from '../../messages/it.ts';
import type { JerichoExplainMessages } from './en.ts';
import { capital, nounIn, percentIn } from '../../../../messages/text.ts';

const { card, colours } = words;
const cards = nounIn('it', 'carta', 'carte');
const percent = percentIn('it');
/** `l’1 verde`, otherwise `il 3 verde`. */
const the = (name: Parameters<typeof card>[0]): string =>
  name.endsWith('-1') ? `l’${card(name)}` : `il ${card(name)}`;

export const it: JerichoExplainMessages = {
  remarks: {
    leads: (m) => `Il tuo muro ${colours[m.colour]} sarebbe il più lungo, con ${m.length}.`,
    draws: (m, names) => `Raggiungeresti ${names.seats(m.seats)} nel ${colours[m.colour]}, a ${m.length}.`,
    strengthens: (m) => `Saresti in testa nel ${colours[m.colour]} di ${m.ahead}.`,
    trails: (m, names) => `Nel ${colours[m.colour]} ${names.seats(m.seats)} resterebbe avanti di ${m.by}.`,
    starts: (m) => `La tua prima pietra nel ${colours[m.colour]}: lì nessun altro costruisce ancora.`,
    one: () => 'Alla fine vinci ogni 1 delle tue mura.',
    worth: (m) =>
      `Nella riserva, per quanto sai, ${m.count === 1 ? 'c’è' : 'ci sono'} ${cards(m.count)} nel ${colours[m.colour]}.`,
    soon: (m) => `Il conteggio può arrivare già con la prossima carta (${percent(m.percent)}).`,
    fells: (m, names) =>
      `Fa cadere ${m.count === 1 ? the(m.card) : `${m.count} × ${card(m.card)}`} di ${names.seats(m.seats)}.`,
    unseats: (m, names) => `${names.seats(m.seats)} non sarebbe più in testa nel ${colours[m.colour]}.`,
    joins: (m) => `La tromba entrerebbe nel tuo muro ${colours[m.colour]}, che sarebbe lungo ${m.length}.`,
    silent: (m) => `Nessuno ha un muro ${colours[m.colour]}: non cade niente.`,
    feedsMe: (m) => `Sei in testa nel ${colours[m.colour]}: al conteggio sarebbe tua.`,
    keepsBack: () => 'Tiene in mano le tue carte migliori.',
    feedsNobody: (m) => `Nessuno costruisce nel ${colours[m.colour]}: aspetta chi sarà in testa.`,
    discards: () => 'Una tromba nella riserva esce dal gioco: nessuno la giocherà.',
    feedsThem: (m, names) =>
      `Ma ${names.seats(m.seats)} è in testa nel ${colours[m.colour]} e la vincerebbe.`,
    fellsOwn: (m) => `Ma cadrebbe anche da te ${m.count > 1 ? `${m.count} × ${card(m.card)}` : the(m.card)}.`,
    lost: () => 'Ma la tromba uscirebbe dal gioco.',
    target: (m) => `Ma ${the(m.card)} sarebbe il più alto: una tromba lo prende per primo.`,
    card: (f) => capital(card(f.card)),
    stone: (f) =>
      `Allunga di ${f.value} un muro ${colours[f.colour]}. Ce ${f.copies === 1 ? 'n’è uno solo' : `ne sono ${f.copies}`}.`,
    nugget: () => 'La pepita d’oro: alla fine ognuno vince tutti gli 1 delle proprie mura.',
    horn: () =>
      'Nomina un colore: le sue carte più alte cadono nella riserva, anche le tue. Se lì ti resta un muro, la tromba vi entra e conta 2.',
    mayBuild: (f) =>
      `Puoi costruirla, e il tuo muro sarebbe lungo ${f.length}, o metterla nella riserva, coperta.`,
    maySound: () => 'Puoi giocarla su qualsiasi colore, o metterla nella riserva, coperta.',
    wall: (f, names) =>
      `${f.mine ? 'Il tuo muro' : 'Muro'} ${colours[f.colour]}${f.mine ? '' : ` di ${names.seat(f.seat)}`}: lungo ${f.length}`,
    wallCards: (f) => `La somma delle carte, le trombe contano 2: ${f.cards.map(card).join(', ')}.`,
    longest: (f, names) =>
      `${capital(colours[f.colour])}: il muro più lungo è ${f.length}, ${names.seats(f.seats)}`,
    noWall: (f) => `${capital(colours[f.colour])}: nessuno ha ancora un muro`,
    wouldFall: (f) =>
      `Una tromba prenderebbe ora ${f.count === 1 ? the(f.card) : `${f.count} × ${card(f.card)}`}.`,
    supply: (f) => `La riserva: ${f.count === 1 ? '1 carta coperta' : `${f.count} carte coperte`}`,
    supplyHolds: (f) =>
      [
        f.all.length === 0 ? '' : `Tutti sanno di ${f.all.map(card).join(', ')}.`,
        f.mine.length === 0 ? '' : `Messe da te: ${f.mine.map(card).join(', ')}.`,
        f.unknown === 0 ? 'Niente lì ti è ignoto.' : `Ignote a te: ${cards(f.unknown)}.`,
      ]
        .filter((part) => part !== '')
        .join(' '),
    supplyGoes: () => 'Al conteggio il muro più lungo di ogni colore vince le carte di quel colore.',
    pile: (f) => `Il mazzo: ${cards(f.count)}`,
    safe: (f) =>
      `${f.draws === 1 ? 'La prossima non è' : `Le prossime ${f.draws} non sono`} una carta punteggio; poi è una su ${f.among}.`,
    odds: (f) =>
      f.among === 1
        ? 'La prossima carta è la carta punteggio.'
        : `La carta punteggio è una delle prossime ${f.among}: ${percent(f.percent)} per la primissima.`,
    won: (f, names) =>
      `${f.mine ? 'Hai' : `${names.seat(f.seat)} ha`} vinto ${cards(f.count)}${f.ones === 0 ? '' : `; nelle mura ${f.ones === 1 ? 'c’è ancora un 1' : `ci sono ancora ${f.ones} volte 1`}`}`,
    hand: (f, names) => `${f.mine ? 'La tua mano' : `Mano di ${names.seat(f.seat)}`}: ${cards(f.count)}`,
    layout: () => 'Un primo muro, coperto finché tutti non hanno rifornito la riserva',
    out: (f) => `${f.count === 1 ? '1 tromba è uscita' : `${f.count} trombe sono uscite`} dal gioco`,
    highest: (f) => `${capital(the(f.card))} era il più alto di quel colore, quindi se ne vanno tutti.`,
    fellAlone: () => 'Le trombe rimaste sole in un muro escono dal gioco.',
    stood: (f) =>
      f.joins
        ? `Restava un muro ${colours[f.colour]}, quindi la tromba vi è entrata.`
        : `Non restava alcun muro ${colours[f.colour]}, quindi la tromba è uscita dal gioco.`,
    shared: (f, names) =>
      `${names.seats(f.seats)} erano pari a ${f.length} e dividono${f.left === 0 ? '' : `; ${cards(f.left)} non si ${f.left === 1 ? 'divide' : 'dividono'}`}.`,
    tookAll: (f, names) => `Il muro di ${names.seat(f.seat)}, ${f.length}, era il più lungo.`,
    nobody: (f) => `Nessuno aveva un muro ${colours[f.colour]}.`,
    unseen: () => 'Non ancora viste: in altre mani, nel mazzo o coperte nella riserva',
  },
  motives: {
    leads: 'Prendere il muro più lungo',
    draws: 'Raggiungere chi è in testa',
    strengthens: 'Aumentare il vantaggio',
    trails: 'Recuperare terreno',
    starts: 'Cominciare un muro',
    one: 'Mettere al sicuro un 1',
    worth: 'Giocare per la riserva',
    soon: 'Pronti per un conteggio',
    fells: 'Far cadere pietre',
    unseats: 'Scalzare chi è in testa',
    joins: 'Una tromba nel proprio muro',
    silent: 'Una tromba a vuoto',
    feedsMe: 'Nutrire il proprio colore',
    keepsBack: 'Tenere le carte buone',
    feedsNobody: 'Non nutrire nessuno',
    discards: 'Mettere via una tromba',
    feedsThem: 'Nutrire gli altri',
    fellsOwn: 'Perdere una propria pietra',
    lost: 'Rinunciare a una tromba',
    target: 'Posare la pietra più alta',
  },
};
