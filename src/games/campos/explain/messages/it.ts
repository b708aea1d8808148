import { it as words } from '../../messages/it.ts';
import type { CamposExplainMessages } from './en.ts';
import { capital, nounIn } from '../../../../messages/text.ts';

const { card, piece, points } = words;
const cards = nounIn('it', 'carta', 'carte');
/** After `zona`. */
const zone = { red: 'rossa', green: 'verde', blue: 'blu', yellow: 'gialla' };

export const it: CamposExplainMessages = {
  remarks: {
    scores: (m) => `Dà subito ${points(m.points)}.`,
    readies: (m) =>
      `${m.now ? 'Poi puoi giocare' : 'Al prossimo turno puoi giocare'} ${card(m.card)}, ${points(m.points)}.`,
    raises: (m) => `${capital(card(m.card))} varrebbe ${m.to} invece di ${m.from}.`,
    grows: (m) => `La zona ${zone[m.colour]} crescerebbe da ${m.from} a ${m.to}.`,
    shrinks: (m) => `La zona ${zone[m.colour]} calerebbe da ${m.from} a ${m.to}.`,
    keeps: (m) =>
      m.count === 1 ? 'La tua carta varrebbe ancora.' : `Le tue ${m.count} carte varrebbero ancora.`,
    cheapens: (m) => `Le carte degli altri perderebbero in media circa ${points(m.points)}.`,
    enriches: (m) => `Ma le carte degli altri guadagnerebbero in media circa ${points(m.points)}.`,
    endsBuilding: () => 'La tua ultima carta: finisce la costruzione.',
    quiet: () => 'Non cambia nulla per le tue carte.',
    spoils: (m) => `Ma ${card(m.card)} non varrebbe più.`,
    lowers: (m) => `Ma ${card(m.card)} varrebbe solo ${m.to} invece di ${m.from}.`,
    better: (m) => `Ma ${card(m.card)} darebbe ora ${points(m.points)}.`,
    piece: (f) => `Tessera: ${piece(f.piece)}`,
    copies: (f) =>
      `${f.of === 1 ? 'L’unica del suo tipo' : `Una di ${f.of} uguali`}${f.left === 0 ? '' : `; ancora ${f.left} nel sacchetto`}.`,
    mayTurn: () => 'Si può girare a piacere, ma non capovolgere.',
    mayGo: () => 'Va su caselle libere lungo il bordo di un’altra; i colori non devono combaciare.',
    removable: () => 'Si può togliere: il resto sta insieme, e lei esce diritta.',
    stays: (f) =>
      f.why === 'split'
        ? 'Deve restare: il resto si dividerebbe.'
        : 'Deve restare: nessuna via diritta porta fuori.',
    card: (f) => capital(card(f.card)),
    reads: (f) =>
      `Se la zona ${zone[f.larger]} più grande supera la ${zone[f.smaller]} più grande, conta la ${zone[f.scores]} più grande.`,
    stands: (f) =>
      `Ora ${f.larger} contro ${f.smaller}: ${f.larger > f.smaller ? points(f.points) : 'non vale'}.`,
    size: (f) => `Zona ${zone[f.colour]} più grande: ${f.size}`,
    connected: () => 'Caselle di un colore che hanno un bordo in comune, in una tessera o più.',
    bag: (f) => `Il sacchetto: ${f.count === 1 ? '1 tessera' : `${f.count} tessere`}`,
    bagEnds: () => 'Quando qualcuno non può più arrivare a due tessere, la costruzione è finita.',
    pile: (f) => `Il mazzo: ${cards(f.count)}, da distribuire quando finisce la costruzione`,
    played: (f) => (f.count === 1 ? '1 carta giocata; non torna' : `${f.count} carte giocate; non tornano`),
    score: (f, names) => `${f.mine ? 'Hai' : `${names.seat(f.seat)} ha`} ${points(f.points)}`,
    hand: (f, names) =>
      `${f.mine ? 'La tua mano' : `Mano di ${names.seat(f.seat)}`}: ${cards(f.count)}, in segreto`,
    inFront: (f, names) => `Sta davanti a ${f.mine ? 'te' : names.seat(f.seat)}, scoperta per tutti.`,
    ahead: (f) => `La zona ${zone[f.larger]} più grande superava la ${zone[f.smaller]} più grande.`,
    pointEach: (f) => `Un punto per ogni casella della zona ${zone[f.colour]} più grande: ${f.points}.`,
    inBag: () => 'Tessere ancora nel sacchetto',
    unplayed: () => 'Carte punteggio in altre mani o nel mazzo',
  },
  motives: {
    scores: 'Fare punti subito',
    readies: 'Far valere una carta',
    raises: 'Dare più valore a una carta',
    grows: 'Ingrandire una zona',
    shrinks: 'Ridurre una zona',
    keeps: 'Mantenere valide le carte',
    cheapens: 'Svalutare le carte degli altri',
    enriches: 'Rivalutare le carte degli altri',
    endsBuilding: 'Finire la costruzione',
    quiet: 'Aspettare',
    spoils: 'Rinunciare a una carta',
    lowers: 'Ridurre il valore di una carta',
    better: 'Conservare una carta migliore',
  },
};
