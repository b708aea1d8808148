import type { ModerationMessages } from './en.ts';

export const it: ModerationMessages = {
  title: 'Gli altri qui',
  nobody: 'Qui non siede nessun altro.',
  mute: (name) => `Non mostrare ciò che dice ${name}`,
  muteNote: 'Lo sa solo questo dispositivo. Chi ha un account resta muto anche agli altri tavoli.',
  hide: 'Nascondi i nomi degli sconosciuti',
  hideNote: 'Chi non ha ancora giocato con te si chiama «Giocatore A», «Giocatore B» su questo dispositivo.',
  report: (name) => `Segnala ${name}…`,
  reportTitle: (name) => `Segnalare ${name}`,
  reportNote: 'La legge chi gestisce questo server, con questa partita. Nessun altro lo viene a sapere.',
  reason: 'Che cosa non va?',
  reasons: {
    name: 'Un nome che offende',
    phrases: 'Ripete sempre le stesse frasi',
    leaving: 'Se ne va o ci fa aspettare',
    together: 'Gioca d’accordo con qualcuno',
    program: 'Usa un bot',
    other: 'Qualcos’altro',
  },
  note: 'Una riga per chi gestisce il server (facoltativa)',
  send: 'Invia',
  cancel: 'Annulla',
  sent: 'Grazie. Chi gestisce il server darà un’occhiata.',
  failed: 'Non è arrivato. Riprova più tardi.',
};
