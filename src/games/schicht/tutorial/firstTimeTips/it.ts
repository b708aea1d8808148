import type { en } from './en.ts';

export const it: { readonly [Id in keyof typeof en]: string } = {
  corridor: 'Una galleria di quattro! Chi la completa prende tutte le sue carte.',
  pile: 'Anche quattro carte su una pila sono una galleria.',
  gaps: 'I vuoti si chiudono per la via più breve, e le pile si avvicinano.',
  chain: 'Una reazione a catena! Si prende anche ciò che si allinea così.',
};
