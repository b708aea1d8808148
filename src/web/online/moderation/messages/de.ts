import type { ModerationMessages } from './en.ts';

export const de: ModerationMessages = {
  title: 'Die anderen hier',
  nobody: 'Hier sitzen keine anderen Leute.',
  mute: (name) => `Nicht zeigen, was ${name} sagt`,
  muteNote: 'Das weiß nur dieses Gerät. Wer ein Konto hat, bleibt auch an anderen Tischen stumm.',
  hide: 'Namen von Fremden verbergen',
  hideNote: 'Wer noch nicht mit dir gespielt hat, heißt auf diesem Gerät „Jemand A“, „Jemand B“.',
  report: (name) => `${name} melden …`,
  reportTitle: (name) => `${name} melden`,
  reportNote: 'Wer diesen Server betreibt, liest es, zusammen mit dieser Partie. Sonst erfährt es niemand.',
  reason: 'Was ist los?',
  reasons: {
    name: 'Ein Name, der verletzt',
    phrases: 'Sagt immer wieder dasselbe',
    leaving: 'Geht weg oder lässt uns warten',
    together: 'Spielt mit jemandem zusammen',
    program: 'Lässt ein Programm entscheiden',
    other: 'Etwas anderes',
  },
  note: 'Eine Zeile dazu, wenn du magst',
  send: 'Senden',
  cancel: 'Abbrechen',
  sent: 'Danke. Es wird angesehen.',
  failed: 'Das ist nicht angekommen. Versuch es später noch einmal.',
};
