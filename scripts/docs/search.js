/** The search of the documentation: sections that have all words, those with a word in their name first. */
const MOST = 12;
const base = document.querySelector('script[data-top]').dataset.top;
const input = document.querySelector('#search');
const list = document.querySelector('#found');
let sections;

const rate = ({ name, page, text }, words) => {
  const all = `${page} ${name} ${text}`.toLowerCase();
  if (!words.every((word) => all.includes(word))) return 0;
  return 1 + words.filter((word) => `${name} ${page}`.toLowerCase().includes(word)).length;
};

async function search() {
  sections ??= await (await fetch(`${base}index.json`)).json();
  const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
  const found = words.length === 0 ? [] : sections.map((one) => ({ one, rank: rate(one, words) }));
  const best = found.filter(({ rank }) => rank > 0).toSorted((a, b) => b.rank - a.rank);
  list.replaceChildren(
    ...best.slice(0, MOST).map(({ one }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = base + one.at;
      link.textContent = one.name;
      const where = document.createElement('small');
      where.textContent = one.page;
      item.append(link, where);
      return item;
    }),
  );
  if (words.length > 0 && best.length === 0) list.replaceChildren('Nothing was found.');
  list.hidden = words.length === 0;
}
input.addEventListener('input', () => void search());
input.addEventListener('keydown', ({ key }) => {
  if (key === 'Escape') list.hidden = true;
});
