import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  corridor: 'Un corridoio di quattro! Chi lo completa prende tutte le sue carte.',
  pile: 'Anche quattro carte su una pila sono un corridoio.',
  gaps: 'I vuoti si chiudono per la via più breve, e le pile si avvicinano.',
  chain: 'Una reazione a catena! Si prende anche ciò che la chiusura allinea.',
};
