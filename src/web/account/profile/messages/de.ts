import type { AccountMessages } from './en.ts';

const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;

export const de: AccountMessages = {
  title: 'Konto',
  intro:
    'Mit einem Konto sind deine Tische auf all deinen Geräten, und niemand sonst spielt unter deinem Namen. Keine E-Mail, kein Passwort: Dein Gerät behält einen Passkey, mehr braucht es nicht.',
  guests: 'Nötig ist das nicht. Als Gast kannst du alles spielen, wie immer.',
  make: 'Konto anlegen',
  enter: 'Mit Passkey anmelden',
  lost: 'Ich habe meinen Passkey verloren',
  code: 'Ersatzcode',
  useCode: 'Mit dem Code anmelden',
  missing: {
    https:
      'Hier kann es keine Passkeys geben: Browser erlauben sie nur, wo die Adresse mit https beginnt, oder auf dem Rechner, der die Seite selbst ausliefert. Als Gast kannst du trotzdem spielen.',
    number:
      'Hier kann es keine Passkeys geben: Browser wollen einen Namen in der Adresse, keine Zahlen. Als Gast kannst du trotzdem spielen.',
    browser: 'Dieser Browser kennt keine Passkeys. Als Gast kannst du trotzdem spielen.',
  },
  elsewhere: 'Konten dieses Servers gibt es unter:',
  troubles: {
    nameLength: 'Ein Name hat 2 bis 20 Buchstaben.',
    nameSigns:
      'Ein Name besteht aus Buchstaben und Ziffern, dazwischen je ein Leerzeichen, Punkt, Strich oder Apostroph.',
    nameScripts: 'Bitte nimm Buchstaben nur einer Schrift: Andere lassen sich mit ihnen verwechseln.',
    nameTaken: 'So heißt schon jemand, oder es sieht zum Verwechseln ähnlich aus.',
    passkey: 'Dieser Passkey wurde nicht angenommen. Bitte versuch es noch einmal.',
    code: 'Das ist keiner unserer Codes, oder er wurde schon benutzt.',
    last: 'Ohne diesen Passkey kämst du nicht mehr hinein. Füge erst einen weiteren hinzu oder mach dir Ersatzcodes.',
    session: 'Du bist auf diesem Gerät nicht mehr angemeldet.',
    slow: 'Das war viel auf einmal. Bitte warte eine Minute.',
    cancelled: 'Es ist nichts geschehen: Der Browser hat keinen Passkey bekommen.',
    other: 'Das hat nicht geklappt. Bitte versuch es noch einmal.',
  },
  noServer: 'Hier antwortet kein Server. Auf diesem Gerät kannst du trotzdem spielen.',

  hello: (name) => `Du bist als ${name} angemeldet.`,
  nameless: 'Wer hier Gastgeber ist, hat deinen Namen zurückgenommen. Bitte such dir einen anderen aus.',
  rename: 'Namen ändern',
  renameNote: 'Deinen alten Namen bekommt 90 Tage lang niemand. Gespielte Partien behalten ihn.',
  backToTable: 'Zurück zum Tisch',
  myPage: 'Meine Seite',
  signOut: 'Hier abmelden',

  claim: (seats) => `${count(seats, 'Platz', 'Plätze')} dieses Geräts übernehmen`,
  claimNote: 'Auf diesem Gerät hast du als Gast an Tischen gesessen. Das kann zu deinem Konto gehören.',
  claimed: (seats) => `${count(seats, 'Platz gehört', 'Plätze gehören')} jetzt dir.`,
  claimRefused: (seats) => `${count(seats, 'Platz ließ', 'Plätze ließen')} sich nicht übernehmen.`,

  sharing: 'Wer was sieht',
  sharingNote: 'Deine Seite zeigt anderen nichts, bis du es sagst.',
  parts: {
    games: 'Spiele',
    matches: 'Partien zum Nachspielen',
    puzzles: 'Rätsel',
    ratings: 'Wertungen',
    presence: 'Ob ich gerade da bin',
  },
  shares: { private: 'nur ich', played: 'wer mit mir gespielt hat', public: 'alle' },
  hereNow: 'Gerade da',
  invitations: 'Einladungen',
  mayInvite: 'Wer mit mir gespielt hat, darf mich einladen',
  mutedNote: 'Keine Einladungen von',
  unmute: (name) => `${name} darf mich wieder einladen`,

  puzzlesNote: 'Rätsel löst du auf diesem Gerät allein. Dein Konto erfährt davon nur, was du ihm hier sagst.',
  puzzlesTell: 'Sagen, wie ich bei Rätseln stehe',
  puzzlesForget: 'Meine Rätsel vergessen',

  passkeys: 'Passkeys',
  passkeysNote: 'Ein zweiter, auf einem anderen Gerät oder Stick, hilft, wenn der erste verloren geht.',
  onlyWay:
    'Dieser Passkey ist der einzige Weg in dein Konto. Füg einen zweiten hinzu, oder druck Ersatzcodes aus.',
  addPasskey: 'Passkey hinzufügen',
  removePasskey: (label) => `Passkey entfernen: ${label}`,
  devices: 'Geräte',
  devicesNote: 'Wer eines davon hat, spielt für dich. Melde ab, was du nicht mehr hast.',
  thisDevice: 'dieses hier',
  endDevice: (label) => `Abmelden: ${label}`,
  lastUsed: (day) => `zuletzt benutzt am ${day}`,

  codes: 'Ersatzcodes',
  codesNote: 'Druck sie aus und heb das Blatt auf. Jeder Code meldet dich einmal an, auf jedem Gerät.',
  codesLeft: (codes) => `Noch ${count(codes, 'Code', 'Codes')}.`,
  newCodes: 'Neue Codes machen',
  codesTitle: (name, site) => `Ersatzcodes von ${name} bei ${site}`,
  codesHow: 'Jeder gilt einmal. Sie stehen nur jetzt hier und nie wieder; ältere gelten nicht mehr.',
  print: 'Drucken',
  save: 'Als Datei speichern',

  files: 'Alles als Dateien',
  filesNote: 'Was dieser Server von dir weiß, und jede beendete Partie, Zug für Zug.',
  saveAccount: 'Mein Konto speichern',
  saveRecords: 'Meine Partien speichern',

  remove: 'Konto löschen',
  removeNote:
    'Deine Passkeys, Geräte, Codes und deine Seite werden sofort und endgültig gelöscht. Die anderen behalten ihre Partien; wo du gesessen hast, steht „jemand“.',
  removeType: (name) => `Gib ${name} ein, um es zu löschen`,
  removeNow: 'Endgültig löschen',
  keep: 'Behalten',
  removed: 'Dein Konto ist gelöscht. Du bist wieder Gast.',

  ownPage: 'Das ist deine Seite, wie du sie siehst. Andere sehen, was du für sie gewählt hast.',
  nobody: 'So heißt hier niemand.',
  nothingShown: (name) => `${name} zeigt hier nichts.`,
  playedWon: (played, won) => `${count(played, 'Partie', 'Partien')}, ${won} gewonnen`,
  won: 'gewonnen',
  notWon: 'nicht gewonnen',
  noMatches: 'Noch keine beendete Partie.',
  puzzleRating: (value, isProvisional) => `${isProvisional ? 'vorläufige ' : ''}Rätselwertung ${value}`,
  solved: (solved, tried) => `${solved} von ${tried} gelöst`,
};
