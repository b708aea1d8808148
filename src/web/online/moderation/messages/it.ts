import type { ModerationMessages } from './en.ts';

export const it: ModerationMessages = {
  title: 'Altri giocatori',
  nobody: 'A questo tavolo non c’è nessun altro.',
  mute: (name) => `Nascondi ciò che dice ${name}`,
  muteNote:
    'Lo sa solo questo dispositivo. Le frasi di chi ha un account restano nascoste anche agli altri tavoli.',
  hide: 'Nascondi i nomi degli sconosciuti',
  ownWords: 'Mostra ciò che scrivono gli altri',
  hideNote:
    'Su questo dispositivo chi non ha ancora giocato con te appare come «Giocatore A» o «Giocatore B».',
  report: (name) => `Segnala ${name}…`,
  reportTitle: (name) => `Segnala ${name}`,
  reportNote: 'La legge chi gestisce questo server, insieme a questa partita. Nessun altro.',
  reason: 'Che cosa non va?',
  reasons: {
    name: 'Nome offensivo',
    phrases: 'Frasi a ripetizione',
    leaving: 'Se ne va o fa aspettare',
    together: 'Gioca d’accordo con qualcuno',
    program: 'Usa un bot',
    other: 'Qualcos’altro',
  },
  note: 'Una nota per chi gestisce il server (facoltativa)',
  send: 'Invia',
  sent: 'Grazie. Chi gestisce il server darà un’occhiata.',
  failed: 'Non è stato possibile inviare la segnalazione. Riprova più tardi.',
};
