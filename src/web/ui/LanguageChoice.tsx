/** The four languages, side by side. */
import { LANGUAGES } from '../../core/index.ts';
import { language } from '../device/settings.ts';
import { usePage } from '../words/index.ts';
import { Seg } from './Seg.tsx';

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
