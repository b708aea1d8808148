/** Caches the whole page for offline use. The build fills in both names. */
const VERSION = `tavola-${__VERSION__}`;
const FILES = __FILES__;
const NOTES = 'tavola-notes';
const NUDGED = {
  en: 'The others are waiting for you at a table.',
  de: 'Die anderen warten an einem Tisch auf dich.',
  fr: 'On vous attend à une table.',
  it: 'Ti aspettano a un tavolo.',
};
const INVITED = {
  en: 'You are invited to a table.',
  de: 'Du bist an einen Tisch eingeladen.',
  fr: 'On vous invite à une table.',
  it: 'Ti invitano a un tavolo.',
};
const YOUR_TURN = {
  en: 'It’s your turn at a table.',
  de: 'Du bist an einem Tisch dran.',
  fr: 'C’est à vous de jouer à une table.',
  it: 'Tocca a te a un tavolo.',
};

/** One file at a time and with low priority: what the page itself requests meanwhile comes first. */
async function keepFiles() {
  const cache = await caches.open(VERSION);
  for (const file of FILES) await cache.add(new Request(file, { priority: 'low' }));
}

self.addEventListener('install', (event) => event.waitUntil(keepFiles()));

/** A new worker waits until no page needs the old files, or until a page activates it. */
self.addEventListener('message', ({ data, ports }) => {
  if (data === 'activate') self.skipWaiting();
  else ports[0]?.postMessage(FILES.some((file) => new URL(file, registration.scope).href === data.has));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names.filter((name) => name !== VERSION && name !== NOTES).map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

/** A table's link is one level deeper than the page. The page itself reports unknown paths. */
function withoutNetwork({ pathname }) {
  const { pathname: page } = new URL(registration.scope);
  if (pathname === page || pathname === `${page}index.html`) return caches.match('./');
  const table = /\/t\/([0-9A-Za-z]{8,32})$/.exec(pathname)?.[1];
  const address = table === undefined ? new URL('#/missing', registration.scope).href : addressOf(table);
  return Response.redirect(address);
}

/** Files with a hash never change. The page comes from the network if there is one. */
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => withoutNetwork(url)));
    return;
  }
  event.respondWith(caches.match(request).then((cached) => cached ?? fetch(request)));
});

/** The message holds the table's id (letters and digits) and whether a player waits or invites. */
function noteIn(event) {
  try {
    const { table, nudge, invited } = event.data.json();
    return {
      table: /^[0-9A-Za-z]{8,32}$/.test(table) ? table : undefined,
      says: nudge === true ? NUDGED : invited === true ? INVITED : YOUR_TURN,
    };
  } catch {
    return { table: undefined, says: YOUR_TURN };
  }
}

const addressOf = (table) =>
  new URL(table === undefined ? '#/tables' : `#/t/${table}`, registration.scope).href;

async function spokenLanguage() {
  const note = await caches.match('./language', { cacheName: NOTES });
  const language = note === undefined ? navigator.language.slice(0, 2) : await note.text();
  return Object.hasOwn(YOUR_TURN, language) ? language : 'en';
}

async function tellTurn({ table, says }) {
  const pages = await clients.matchAll({ type: 'window' });
  // A player who already looks at that table needs no notification.
  if (pages.some((page) => page.focused && page.url.startsWith(addressOf(table)))) return;
  await navigator.setAppBadge?.().catch(() => undefined);
  const lang = await spokenLanguage();
  await registration.showNotification('Tavola', {
    body: says[lang],
    lang,
    tag: table ?? 'tavola',
    icon: './icons/icon-192.png',
    data: { address: addressOf(table) },
  });
}

async function goTo(address) {
  const pages = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find(({ url }) => url === address) ?? pages[0];
  if (page === undefined) return clients.openWindow(address);
  await page.focus();
  return page.url === address ? page : page.navigate(address);
}

self.addEventListener('push', (event) => event.waitUntil(tellTurn(noteIn(event))));

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(event.notification.data.address));
});
