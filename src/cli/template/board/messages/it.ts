import type { SampleBoardMessages } from './en.ts';

export const it: SampleBoardMessages = {
  howTo: () => [
    'Tutti hanno dieci carte. A turno ognuno ne mette una scoperta.',
    'La carta più alta vince la manche e comincia la seguente.',
    'Dopo dieci manche vince chi ne ha vinte di più.',
  ],
  options: {},
  optionValues: {},
  status: (round) => `Manche ${round} di 10`,
  players: 'Giocatori',
  nothingLaid: 'ancora niente',
  hinted: 'consiglio',
  yourTurn: 'Tocca a te: prendi una carta.',
  where: (card) => `Metti ${card} al tuo posto.`,
  theirTurn: (name) => `${name} sceglie una carta.`,
  over: (names) => `Vittoria: ${names}.`,
  lay: (card) => `mettere ${card}`,
  rounds: 'Manche vinte',
};
