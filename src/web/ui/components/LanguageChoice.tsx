import { LANGUAGES } from '../../../core/index.ts';
import { language } from '../browser/settings.ts';
import { getPageMessages } from '../../i18n/index.ts';
import { SegmentedControl } from './SegmentedControl.tsx';

export function LanguageChoice() {
  const t = getPageMessages();
  return (
    <SegmentedControl
      name={t.language}
      values={LANGUAGES}
      value={language.value}
      label={(one) => one.toUpperCase()}
      full={(one) => t.languages[one]}
      onChoose={(one) => (language.value = one)}
    />
  );
}
