import type { ModerationMessages } from './en.ts';

export const de: ModerationMessages = {
  title: 'Mitspielende',
  nobody: 'An diesem Tisch sitzen keine anderen Leute.',
  mute: (name) => `${name} stummschalten`,
  muteNote: 'Das weiß nur dieses Gerät. Wer ein Konto hat, bleibt auch an anderen Tischen stumm.',
  hide: 'Namen von Fremden verbergen',
  ownWords: 'Zeigen, was andere schreiben',
  hideNote: 'Wer noch nicht mit dir gespielt hat, heißt auf diesem Gerät „Person A“ oder „Person B“.',
  report: (name) => `${name} melden …`,
  reportTitle: (name) => `${name} melden`,
  reportNote: 'Die Serverleitung liest die Meldung und sieht diese Partie. Sonst niemand.',
  reason: 'Was stimmt nicht?',
  reasons: {
    name: 'Beleidigender Name',
    phrases: 'Spam mit Sprüchen',
    leaving: 'Geht oder hält das Spiel auf',
    together: 'Spricht sich mit anderen ab',
    program: 'Lässt einen Bot spielen',
    other: 'Etwas anderes',
  },
  note: 'Notiz an die Serverleitung (freiwillig)',
  send: 'Senden',
  sent: 'Danke. Die Serverleitung sieht sich das an.',
  failed: 'Die Meldung konnte nicht gesendet werden. Versuch es später noch einmal.',
};
