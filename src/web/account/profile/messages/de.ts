import type { AccountMessages } from './en.ts';
import { countIn } from '../../../../messages/text.ts';

const count = countIn('de');

export const de: AccountMessages = {
  intro:
    'Mit einem Konto sind deine Tische auf all deinen Geräten, und niemand sonst spielt unter deinem Namen. Keine E-Mail, kein Passwort, nur ein Passkey auf deinem Gerät.',
  guests: 'Ein Konto ist freiwillig. Als Gast kannst du immer spielen.',
  make: 'Konto anlegen',
  enter: 'Mit Passkey anmelden',
  lost: 'Ich habe meinen Passkey verloren',
  code: 'Ersatzcode',
  useCode: 'Mit dem Code anmelden',
  missing: {
    https:
      'Passkeys brauchen eine https-Adresse oder den Rechner, auf dem der Server läuft. Als Gast kannst du trotzdem spielen.',
    number:
      'Passkeys brauchen einen Domainnamen; dieser Server hat nur eine IP-Adresse. Als Gast kannst du trotzdem spielen.',
    browser: 'Dieser Browser kennt keine Passkeys. Als Gast kannst du trotzdem spielen.',
  },
  elsewhere: 'Konten dieses Servers findest du hier:',
  cancelled: 'Abgebrochen: Der Browser hat keinen Passkey geschickt.',

  hello: (name) => `Du bist als ${name} angemeldet.`,
  nameless: 'Die Serverleitung hat dir deinen Namen entzogen. Bitte such dir einen anderen aus.',
  rename: 'Meinen Namen ändern',
  renameNote: 'Deinen alten Namen kann 90 Tage lang niemand nehmen. Gespielte Partien behalten ihn.',
  backToTable: 'Zurück zum Tisch',
  myPage: 'Meine Seite',
  signOut: 'Auf diesem Gerät abmelden',

  claim: (seats) => `${count(seats, 'Gastpartie', 'Gastpartien')} in mein Konto übernehmen`,
  claimNote: 'Auf diesem Gerät hast du als Gast gespielt. Diese Partien kannst du in dein Konto übernehmen.',
  claimed: (seats) => `${count(seats, 'Gastpartie', 'Gastpartien')} in dein Konto übernommen.`,
  claimRefused: (seats) => `${count(seats, 'Gastpartie ließ', 'Gastpartien ließen')} sich nicht übernehmen.`,

  sharing: 'Wer was sieht',
  sharingNote: 'Deine Seite zeigt anderen nichts, bis du es hier änderst.',
  parts: {
    games: 'Spiele',
    matches: 'Partien zum Nachspielen',
    puzzles: 'Rätsel',
    ratings: 'Wertungen',
    presence: 'Ob ich online bin',
  },
  shares: { private: 'nur ich', played: 'wer mit mir gespielt hat', public: 'alle' },
  hereNow: 'Gerade online',
  invitations: 'Einladungen',
  mayInvite: 'Wer mit mir gespielt hat, darf mich einladen',
  mutedNote: 'Keine Einladungen von',
  unmute: (name) => `${name} darf mich wieder einladen`,

  puzzlesNote: 'Deine Rätselergebnisse bleiben auf diesem Gerät. Dein Konto kennt nur, was du hier teilst.',
  puzzlesTell: 'Meine Rätselergebnisse teilen',
  puzzlesForget: 'Meine Rätselergebnisse entfernen',

  passkeys: 'Passkeys',
  passkeysNote: 'Ein zweiter, auf einem anderen Gerät oder Stick, hilft, wenn der erste verloren geht.',
  onlyWay:
    'Dieser Passkey ist der einzige Weg in dein Konto. Füg einen zweiten hinzu, oder druck Ersatzcodes aus.',
  addPasskey: 'Passkey hinzufügen',
  removePasskey: (label) => `Passkey entfernen: ${label}`,
  devices: 'Geräte',
  addDevice: 'Weiteres Gerät anmelden',
  addDeviceNote:
    'Scanne das mit dem anderen Gerät oder öffne dort den Link. Er gilt einmal, fünf Minuten lang. Wer ihn öffnet, kommt in dein Konto: Behalte ihn für dich.',
  deviceAsk: 'An diesem Gerät anmelden?',
  deviceAskNote: 'Mach nur weiter, wenn du den Link gerade selbst an einem deiner Geräte erstellt hast.',
  deviceTake: 'Hier anmelden',
  devicesNote:
    'Wer eines dieser Geräte hat, kann unter deinem Namen spielen. Melde ab, was du nicht mehr hast.',
  thisDevice: 'dieses Gerät',
  endDevice: (label) => `Abmelden: ${label}`,
  lastUsed: (day) => `zuletzt benutzt am ${day}`,

  codes: 'Ersatzcodes',
  codesNote: 'Druck sie aus und heb das Blatt auf. Jeder Code meldet dich einmal an, auf jedem Gerät.',
  codesLeft: (codes) => `Noch ${count(codes, 'Code', 'Codes')}.`,
  newCodes: 'Neue Codes erstellen',
  codesTitle: (name, site) => `Ersatzcodes von ${name} bei ${site}`,
  codesHow: 'Jeder Code gilt einmal. Du siehst sie nur jetzt; ältere Codes gelten nicht mehr.',
  save: 'Als Datei speichern',

  files: 'Meine Daten herunterladen',
  filesNote: 'Alles, was dieser Server über dich weiß, und jede beendete Partie, Zug für Zug.',
  saveAccount: 'Mein Konto speichern',
  saveRecords: 'Meine Partien speichern',

  remove: 'Konto löschen',
  removeNote:
    'Deine Passkeys, Geräte, Codes und deine Seite werden sofort und endgültig gelöscht. Die anderen behalten ihre Partien; du erscheinst darin als „Jemand“.',
  removeType: (name) => `Gib ${name} ein, um es zu löschen`,
  removeNow: 'Endgültig löschen',
  keep: 'Behalten',
  removed: 'Dein Konto ist gelöscht. Du bist wieder Gast.',

  ownPage: 'Das ist deine Seite, wie du sie siehst. Andere sehen nur, was du teilst.',
  nobody: 'So heißt hier niemand.',
  nothingShown: (name) => `${name} zeigt hier nichts.`,
  playedWon: (played, won) => `${count(played, 'Partie', 'Partien')}, ${won} gewonnen`,
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  noMatches: 'Noch keine beendete Partie.',
  puzzleRating: (value, isProvisional) => `${isProvisional ? 'vorläufige ' : ''}Rätselwertung ${value}`,
  solved: (solved, tried) => `${solved} von ${tried} gelöst`,
};
