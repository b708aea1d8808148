import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  cover: 'Una carta con più punti può coprirne un’altra, di chiunque sia.',
  row: 'Una fila vince la manche. La sua carta più alta lascia la partita.',
  count: 'Qualcuno non può continuare: contano le file a cui manca una carta.',
  even: 'I pareggi si annullano: nessuno vince questa manche.',
};
