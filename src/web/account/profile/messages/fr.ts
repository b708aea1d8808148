import type { AccountMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('fr');

export const fr: AccountMessages = {
  intro:
    'Avec un compte, vos tables sont sur tous vos appareils et personne d’autre ne joue sous votre nom. Pas d’e-mail, pas de mot de passe : juste une clé d’accès sur votre appareil.',
  guests: 'Un compte est facultatif. Vous pouvez toujours jouer en tant qu’invité.',
  make: 'Créer un compte',
  enter: 'Se connecter avec une clé d’accès',
  lost: 'J’ai perdu ma clé d’accès',
  code: 'Code de secours',
  useCode: 'Se connecter avec le code',
  missing: {
    https:
      'Les clés d’accès demandent une adresse https, ou l’ordinateur qui héberge le serveur. Vous pouvez jouer en tant qu’invité.',
    number:
      'Les clés d’accès demandent un nom de domaine ; ce serveur n’a qu’une adresse IP. Vous pouvez jouer en tant qu’invité.',
    browser: 'Ce navigateur ne gère pas les clés d’accès. Vous pouvez jouer en tant qu’invité.',
  },
  elsewhere: 'Les comptes de ce serveur sont ici :',
  cancelled: 'Annulé : le navigateur n’a pas envoyé de clé.',

  hello: (name) => `Vous êtes connecté sous le nom de ${name}.`,
  nameless: 'La personne qui gère le serveur a retiré votre nom. Choisissez-en un autre.',
  rename: 'Changer de nom',
  renameNote: 'Pendant 90 jours, personne ne peut prendre votre ancien nom. Les parties jouées le gardent.',
  backToTable: 'Retour à la table',
  myPage: 'Ma page',
  signOut: 'Se déconnecter de cet appareil',

  claim: (seats) => `Ajouter ${count(seats, 'partie d’invité', 'parties d’invité')} à mon compte`,
  claimNote:
    'Sur cet appareil, vous avez joué en tant qu’invité. Ces parties peuvent rejoindre votre compte.',
  claimed: (seats) =>
    `${count(seats, 'partie d’invité ajoutée', 'parties d’invité ajoutées')} à votre compte.`,
  claimRefused: (seats) =>
    `${count(seats, 'partie d’invité n’a pas pu être ajoutée', 'parties d’invité n’ont pas pu être ajoutées')}.`,

  sharing: 'Qui voit quoi',
  sharingNote: 'Votre page ne montre rien aux autres tant que vous ne le changez pas ici.',
  parts: {
    games: 'Jeux',
    matches: 'Parties à revoir',
    puzzles: 'Énigmes',
    ratings: 'Cotes',
    presence: 'Si je suis en ligne',
  },
  shares: { private: 'moi uniquement', played: 'les personnes avec qui j’ai joué', public: 'tout le monde' },
  hereNow: 'En ligne en ce moment',
  invitations: 'Invitations',
  mayInvite: 'Les personnes avec qui j’ai joué peuvent m’inviter',
  mutedNote: 'Pas d’invitations de',
  unmute: (name) => `${name} peut de nouveau m’inviter`,

  puzzlesNote:
    'Les résultats des énigmes restent sur cet appareil. Votre compte ne connaît que ce que vous partagez ici.',
  puzzlesTell: 'Partager mes résultats aux énigmes',
  puzzlesForget: 'Retirer mes résultats aux énigmes',

  passkeys: 'Clés d’accès',
  passkeysNote:
    'Une deuxième, sur un autre appareil ou une clé de sécurité, vous permet de vous connecter si vous perdez la première.',
  onlyWay:
    'Cette clé est le seul accès à votre compte. Ajoutez-en une deuxième, ou imprimez des codes de secours.',
  addPasskey: 'Ajouter une clé',
  removePasskey: (label) => `Retirer la clé : ${label}`,
  devices: 'Appareils',
  addDevice: 'Connecter un autre appareil',
  addDeviceNote:
    'Scannez ce code avec l’autre appareil ou ouvrez-y le lien. Il sert une fois, pendant cinq minutes. Qui l’ouvre accède à votre compte : gardez-le pour vous.',
  deviceAsk: 'Se connecter sur cet appareil ?',
  deviceAskNote: 'Ne continuez que si vous venez de créer ce lien vous-même, sur l’un de vos appareils.',
  deviceTake: 'Se connecter ici',
  devicesNote: 'Qui a l’un de ces appareils peut jouer en votre nom. Déconnectez ceux que vous n’avez plus.',
  thisDevice: 'cet appareil',
  endDevice: (label) => `Déconnecter : ${label}`,
  lastUsed: (day) => `dernière utilisation le ${day}`,

  codes: 'Codes de secours',
  codesNote:
    'Imprimez-les et gardez la feuille. Chaque code vous connecte une fois, sur n’importe quel appareil.',
  codesLeft: (codes) => `Il reste ${count(codes, 'code', 'codes')}.`,
  newCodes: 'Créer de nouveaux codes',
  codesTitle: (name, site) => `Codes de secours de ${name} sur ${site}`,
  codesHow:
    'Chaque code sert une fois. Vous ne les voyez que maintenant ; les anciens ne sont plus valables.',
  save: 'Enregistrer dans un fichier',

  files: 'Télécharger mes données',
  filesNote: 'Tout ce que ce serveur sait de vous, et chaque partie terminée, coup par coup.',
  saveAccount: 'Enregistrer mon compte',
  saveRecords: 'Enregistrer mes parties',

  remove: 'Supprimer mon compte',
  removeNote:
    'Vos clés, vos appareils, vos codes et votre page sont supprimés tout de suite et pour de bon. Les autres gardent leurs parties ; vous y apparaissez comme « Quelqu’un ».',
  removeType: (name) => `Tapez ${name} pour le supprimer`,
  removeNow: 'Supprimer pour de bon',
  keep: 'Le garder',
  removed: 'Votre compte est supprimé. Vous êtes de nouveau invité.',

  ownPage: 'Voici votre page, telle que vous la voyez. Les autres ne voient que ce que vous partagez.',
  nobody: 'Personne ne porte ce nom ici.',
  nothingShown: (name) => `${name} ne montre rien ici.`,
  playedWon: (played, won) => `${count(played, 'partie', 'parties')}, ${count(won, 'gagnée', 'gagnées')}`,
  won: 'gagnée',
  notWon: 'pas gagnée',
  noMatches: 'Pas encore de partie terminée.',
  puzzleRating: (value, isProvisional) => `cote ${isProvisional ? 'provisoire ' : ''}${value}`,
  solved: (solved, tried) => `${solved} sur ${tried} résolues`,
};
