/** The settings of this device, outside a match. */
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { getPageMessages } from '../i18n/index.ts';
import { loadMenuMessages } from '../match/table/TableMenu.tsx';
import { loadTableScreenMessages, type TableScreenMessages } from '../match/table/messages/index.ts';
import { SettingsList } from '../match/table/SettingsList.tsx';
import { PageHeader } from '../ui/components/PageHeader.tsx';
import { importWithRetry } from '../ui/browser/importWithRetry.ts';
import { language } from '../ui/browser/settings.ts';

export function SettingsPage() {
  const t = getPageMessages();
  const table = useSignal<TableScreenMessages | null>(null);
  const chosen = language.value;
  useEffect(() => {
    const messages = importWithRetry(() => loadTableScreenMessages(chosen));
    void Promise.all([messages, loadMenuMessages()]).then(([loaded]) => {
      if (language.value === chosen) table.value = loaded;
    });
  }, [chosen]);
  if (table.value === null) return <p class="loading">{t.loading}</p>;
  return (
    <div class="home narrow-page">
      <PageHeader />
      <main class="page-parts" id="main">
        <h2>{t.settings}</h2>
        <section class="panel" aria-label={t.settings}>
          <SettingsList table={table.value} isOnline={false} />
        </section>
      </main>
    </div>
  );
}
