/** The preview of a table's link: title, text and picture, without hidden information. */
import { getSeatName, type TableInfo } from '../../protocol/index.ts';

interface InvitationMessages {
  readonly invites: (name: string, game: string) => string;
  readonly invited: (game: string) => string;
  readonly playing: (game: string) => string;
  readonly sit: string;
  readonly watch: string;
}

const MESSAGES: { readonly [language: string]: InvitationMessages } = {
  en: {
    invites: (name, game) => `${name} invites you to ${game}`,
    invited: (game) => `You are invited to ${game}`,
    playing: (game) => `A match of ${game}`,
    sit: 'Open the link and sit down. No account is needed.',
    watch: 'Open the link and watch.',
  },
  de: {
    invites: (name, game) => `${name} lädt dich zu ${game} ein`,
    invited: (game) => `Du bist zu ${game} eingeladen`,
    playing: (game) => `Eine Partie ${game}`,
    sit: 'Öffne den Link und setz dich. Ein Konto braucht niemand.',
    watch: 'Öffne den Link und schau zu.',
  },
  fr: {
    invites: (name, game) => `${name} vous invite à jouer à ${game}`,
    invited: (game) => `On vous invite à jouer à ${game}`,
    playing: (game) => `Une partie de ${game}`,
    sit: 'Ouvrez le lien et prenez place. Aucun compte n’est nécessaire.',
    watch: 'Ouvrez le lien et regardez.',
  },
  it: {
    invites: (name, game) => `${name} ti invita a giocare a ${game}`,
    invited: (game) => `Hai un invito a giocare a ${game}`,
    playing: (game) => `Una partita di ${game}`,
    sit: 'Apri il link e siediti. Non serve un account.',
    watch: 'Apri il link e guarda.',
  },
};

function messagesFor(accepted: string): InvitationMessages {
  const tags = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return MESSAGES[tags.find((tag) => Object.hasOwn(MESSAGES, tag)) ?? 'en']!;
}

const ESCAPED: { readonly [letter: string]: string } = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (letter) => ESCAPED[letter]!);

export interface InvitationLink {
  readonly table: Pick<TableInfo, 'status' | 'sitters' | 'owner'>;
  readonly game: string;
  readonly address: string;
  readonly accepted: string;
}

export function renderInvitationPage(
  page: string,
  { table, game, address, accepted }: InvitationLink,
): string {
  const words = messagesFor(accepted);
  const hasRoom = table.status === 'open' && table.sitters.some(({ kind }) => kind === 'open');
  const host = table.owner === null ? undefined : getSeatName(table.sitters[table.owner]);
  const title = !hasRoom
    ? words.playing(game)
    : host === undefined
      ? words.invited(game)
      : words.invites(host, game);
  const text = hasRoom ? words.sit : words.watch;
  const facts: readonly (readonly [property: string, content: string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Tavola'],
    ['og:title', title],
    ['og:description', text],
    ['og:url', address],
    ['og:image', new URL('../invitation.png', address).href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  const head = [
    `<title>${escapeHtml(title)}</title>`,
    ...facts.map(([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}" />`),
    '<meta name="twitter:card" content="summary_large_image" />',
  ].join('\n    ');
  // The link is one path segment deeper than the page.
  return page.replace(/<title>[^<]*<\/title>/, () => head).replaceAll('="./', '="../');
}
