import type { AccountMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('fr');

export const fr: AccountMessages = {
  intro:
    'Avec un compte, vos tables sont sur tous vos appareils et personne d’autre ne joue sous votre nom. Pas d’e-mail, pas de mot de passe : votre appareil garde une clé d’accès, c’est tout.',
  guests: 'Personne n’en a besoin. On peut tout jouer en tant qu’invité, comme toujours.',
  make: 'Créer un compte',
  enter: 'Se connecter avec une clé d’accès',
  lost: 'J’ai perdu ma clé d’accès',
  code: 'Code de secours',
  useCode: 'Se connecter avec le code',
  missing: {
    https:
      'Pas de clé d’accès possible ici : les navigateurs n’en veulent que si l’adresse commence par https, ou sur la machine même qui sert la page. Vous pouvez jouer en tant qu’invité.',
    number:
      'Les clés d’accès demandent un nom de domaine ; ce serveur n’a qu’une adresse IP. Vous pouvez jouer en tant qu’invité.',
    browser: 'Ce navigateur ne connaît pas les clés d’accès. Vous pouvez jouer en tant qu’invité.',
  },
  elsewhere: 'Les comptes de ce serveur sont ici :',
  troubles: {
    nameLength: 'Un nom a de 2 à 20 lettres.',
    nameSigns:
      'Un nom se compose de lettres et de chiffres, séparés au plus par une espace, un point, un tiret ou une apostrophe.',
    nameScripts: 'N’utilisez que les lettres d’un seul alphabet : d’autres peuvent leur ressembler.',
    nameTaken: 'Quelqu’un porte déjà ce nom, ou un nom qui lui ressemble trop.',
    passkey: 'Cette clé n’a pas été acceptée. Réessayez.',
    code: 'Ce n’est pas un de nos codes, ou il a déjà servi.',
    lastSignIn:
      'Sans cette clé, vous ne pourriez plus vous connecter. Ajoutez-en d’abord une autre, ou préparez des codes de secours.',
    session: 'Vous n’êtes plus connecté sur cet appareil.',
    rateLimited: 'C’était beaucoup à la fois. Patientez une minute.',
    cancelled: 'Rien n’a été fait : le navigateur n’a pas reçu de clé.',
    other: 'Cela n’a pas marché. Réessayez.',
  },
  noServer: 'Aucun serveur ne répond ici. Vous pouvez tout de même jouer sur cet appareil.',

  hello: (name) => `Vous êtes connecté sous le nom de ${name}.`,
  nameless: 'Votre nom vous a été retiré. Choisissez-en un autre.',
  rename: 'Changer de nom',
  renameNote: 'Pendant 90 jours, personne ne peut prendre votre ancien nom. Les parties jouées le gardent.',
  backToTable: 'Retour à la table',
  myPage: 'Ma page',
  signOut: 'Se déconnecter ici',

  claim: (seats) => `Ajouter ${count(seats, 'partie d’invité', 'parties d’invité')} à mon compte`,
  claimNote:
    'Sur cet appareil, vous avez joué en tant qu’invité. Ces parties peuvent rejoindre votre compte.',
  claimed: (seats) =>
    `${count(seats, 'partie d’invité ajoutée', 'parties d’invité ajoutées')} à votre compte.`,
  claimRefused: (seats) =>
    `${count(seats, 'partie d’invité n’a pas pu être ajoutée', 'parties d’invité n’ont pas pu être ajoutées')}.`,

  sharing: 'Qui voit quoi',
  sharingNote: 'Votre page ne montre rien aux autres tant que vous ne le dites pas.',
  parts: {
    games: 'Jeux',
    matches: 'Parties à revoir',
    puzzles: 'Problèmes',
    ratings: 'Cotes',
    presence: 'Si je suis là',
  },
  shares: { private: 'moi seul', played: 'ceux avec qui j’ai joué', public: 'tout le monde' },
  hereNow: 'Là en ce moment',
  invitations: 'Invitations',
  mayInvite: 'Ceux avec qui j’ai joué peuvent m’inviter',
  mutedNote: 'Pas d’invitations de',
  unmute: (name) => `${name} peut de nouveau m’inviter`,

  puzzlesNote:
    'Les problèmes se résolvent sur cet appareil seul. Votre compte n’en apprend que ce que vous lui dites ici.',
  puzzlesTell: 'Dire où j’en suis aux problèmes',
  puzzlesForget: 'Oublier mes problèmes',

  passkeys: 'Clés d’accès',
  passkeysNote:
    'Une deuxième, sur un autre appareil ou une clé physique, vous ouvre si la première est perdue.',
  onlyWay:
    'Cette clé est le seul accès à votre compte. Ajoutez-en une deuxième, ou imprimez des codes de secours.',
  addPasskey: 'Ajouter une clé',
  removePasskey: (label) => `Retirer la clé : ${label}`,
  devices: 'Appareils',
  devicesNote: 'Qui a l’un d’eux joue pour vous. Déconnectez ce que vous n’avez plus.',
  thisDevice: 'celui-ci',
  endDevice: (label) => `Déconnecter : ${label}`,
  lastUsed: (day) => `utilisé le ${day}`,

  codes: 'Codes de secours',
  codesNote:
    'Imprimez-les et gardez la feuille. Chaque code vous connecte une fois, sur n’importe quel appareil.',
  codesLeft: (codes) => `Il reste ${count(codes, 'code', 'codes')}.`,
  newCodes: 'Préparer de nouveaux codes',
  codesTitle: (name, site) => `Codes de secours de ${name} sur ${site}`,
  codesHow: 'Chacun sert une fois. Ils ne sont montrés que maintenant ; les anciens ne sont plus valables.',
  print: 'Imprimer',
  save: 'Enregistrer dans un fichier',

  files: 'Tout en fichiers',
  filesNote: 'Tout ce que ce serveur sait de vous, et chaque partie terminée, coup par coup.',
  saveAccount: 'Enregistrer mon compte',
  saveRecords: 'Enregistrer mes parties',

  remove: 'Supprimer mon compte',
  removeNote:
    'Vos clés, vos appareils, vos codes et votre page sont supprimés tout de suite et pour de bon. Les autres gardent leurs parties ; vous y apparaissez comme « Quelqu’un ».',
  removeType: (name) => `Tapez ${name} pour le supprimer`,
  removeNow: 'Supprimer pour de bon',
  keep: 'Le garder',
  removed: 'Votre compte est supprimé. Vous êtes de nouveau invité.',

  ownPage: 'Voici votre page, telle que vous la voyez. Les autres voient ce que vous avez choisi pour eux.',
  nobody: 'Personne ne porte ce nom ici.',
  nothingShown: (name) => `${name} ne montre rien ici.`,
  playedWon: (played, won) => `${count(played, 'partie', 'parties')}, ${count(won, 'gagnée', 'gagnées')}`,
  won: 'gagnée',
  notWon: 'pas gagnée',
  noMatches: 'Pas encore de partie terminée.',
  puzzleRating: (value, isProvisional) => `cote ${isProvisional ? 'provisoire ' : ''}${value}`,
  solved: (solved, tried) => `${solved} sur ${tried} résolus`,
};
