/** The games on this page; rules, boards and words are loaded when a table is opened. */
import type { Listed } from '../ui/board.ts';
import { Art as CamposArt } from '../../games/campos/screen/Art.tsx';
import { Art as JerichoArt } from '../../games/jericho/screen/Art.tsx';
import { Art as PuntoArt } from '../../games/punto/screen/Art.tsx';
import { Art as SchichtArt } from '../../games/schicht/screen/Art.tsx';

export const LISTED: readonly Listed[] = [
  {
    id: 'punto',
    title: 'Punto',
    about: {
      en: 'Line up cards of your colour, and cover whatever is in the way.',
      de: 'Bring Karten deiner Farbe in eine Reihe und decke zu, was im Weg liegt.',
      fr: 'Alignez des cartes de votre couleur et recouvrez ce qui gêne.',
      it: 'Metti in fila carte del tuo colore e copri quello che è d’intralcio.',
    },
    seats: [2, 4],
    minutes: 15,
    designers: 'Bernhard Weber',
    publisher: 'Game Factory',
    Art: PuntoArt,
    load: async () => (await import('../../games/punto/screen/screen.tsx')).screen,
  },
  {
    id: 'jericho',
    title: 'Jericho',
    about: {
      en: 'Build the longest walls. A trumpet brings the highest stones down.',
      de: 'Baue die längsten Mauern. Eine Trompete bringt die höchsten Steine zu Fall.',
      fr: 'Bâtissez les plus longues murailles. Une trompette fait tomber les plus hautes pierres.',
      it: 'Costruisci le mura più lunghe. Una tromba fa cadere le pietre più alte.',
    },
    seats: [3, 5],
    minutes: 30,
    designers: 'Tom Lehmann',
    publisher: 'Abacusspiele',
    Art: JerichoArt,
    load: async () => (await import('../../games/jericho/screen/screen.tsx')).screen,
  },
  {
    id: 'campos',
    title: 'Campos',
    about: {
      en: 'Let fields grow together, then take them apart again.',
      de: 'Lasst Felder zusammenwachsen und nehmt sie dann wieder auseinander.',
      fr: 'Faites grandir les champs ensemble, puis défaites-les.',
      it: 'Fate crescere insieme i campi, poi smontateli di nuovo.',
    },
    seats: [2, 4],
    minutes: 40,
    designers: 'Pietro Vozzolo',
    publisher: 'HUCH! & friends',
    Art: CamposArt,
    load: async () => (await import('../../games/campos/screen/screen.tsx')).screen,
  },
  {
    id: 'schicht',
    title: 'Schicht im Schacht',
    about: {
      en: 'Everyone plays at once. Whoever completes a corridor keeps it.',
      de: 'Alle spielen gleichzeitig. Wer einen Stollen vollendet, behält ihn.',
      fr: 'Tout le monde joue en même temps. Qui achève une galerie la garde.',
      it: 'Si gioca tutti insieme. Chi completa una galleria se la tiene.',
    },
    seats: [2, 6],
    minutes: 20,
    designers: 'Stefan Kloß, Anna Oppolzer',
    publisher: 'moses. Verlag',
    Art: SchichtArt,
    load: async () => (await import('../../games/schicht/screen/screen.tsx')).screen,
  },
];

export const listed = (id: string): Listed | undefined => LISTED.find((game) => game.id === id);
