/** Which page is shown for which address. */
import { lazily } from './ui/lazily.tsx';
import { Home } from './screens/Home.tsx';
import { LessonTable } from './screens/LessonTable.tsx';
import { LocalTable, QuickStart } from './screens/LocalTable.tsx';
import { ReplayScreen } from './screens/ReplayScreen.tsx';
import { useErrorBoundary } from 'preact/hooks';
import { address } from './device/address.ts';
import { spoken, usePage } from './words/index.ts';

/** Says so when the page itself is at fault; the match is kept. */
function Broken() {
  const says = usePage();
  return (
    <main class="curtain">
      <h1>{says.broken}</h1>
      <button type="button" class="primary" onClick={() => location.reload()}>
        {says.reload}
      </button>
    </main>
  );
}

/** What needs a server comes when it is asked for. */
const OnlinePage = lazily(async () => (await import('./online/OnlinePage.tsx')).OnlinePage);

export function App() {
  const [error] = useErrorBoundary((what: unknown) => console.error(what));
  if (spoken.value === null) return null;
  if (error !== undefined) return <Broken />;
  const { path, query } = address.value;
  const [first, second] = path;
  if (first === 'match' && second !== undefined) return <LocalTable key={second} id={second} />;
  if (first === 'play' && second !== undefined)
    return <QuickStart key={second} game={second} query={query} />;
  if (first === 'lesson' && second !== undefined) return <LessonTable key={second} id={second} />;
  if (first === 't' || first === 'tables') return <OnlinePage path={path} />;
  if (first === 'replay') return <ReplayScreen id={second} />;
  return <Home asked={first === 'new' ? second : undefined} />;
}
