/** The four languages, side by side. */
import { LANGUAGES } from '../../../core/index.ts';
import { language } from '../browser/settings.ts';
import { usePage } from '../../i18n/index.ts';
import { Seg } from './SegmentedControl.tsx';

export function LanguageChoice() {
  const says = usePage();
  return (
    <Seg
      name={says.language}
      values={LANGUAGES}
      value={language.value}
      label={(one) => one.toUpperCase()}
      full={(one) => says.languages[one]!}
      onChoose={(one) => (language.value = one)}
    />
  );
}
