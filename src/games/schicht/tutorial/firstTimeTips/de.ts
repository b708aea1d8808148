import type { en } from './en.ts';

export const de: { readonly [Id in keyof typeof en]: string } = {
  corridor: 'Ein Stollen aus vieren! Wer ihn vollendet, nimmt alle seine Karten.',
  pile: 'Vier Karten auf einem Stapel sind auch ein Stollen.',
  gaps: 'Lücken schließen sich auf dem kürzesten Weg, und Stapel rücken zusammen.',
  chain: 'Eine Kettenreaktion! Was sich beim Schließen aneinanderreiht, wird auch genommen.',
};
