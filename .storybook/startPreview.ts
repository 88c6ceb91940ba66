import { languageOf, begunLanguages } from '@hub/domain/languages';
import { loadLanguage } from '../packages/ui/languages/loadLanguage.ts';
import { addressGlobals } from './addressGlobals.ts';

const code = languageOf(addressGlobals(new URL(location.href))['language'], begunLanguages) ?? 'en';
document.documentElement.lang = code;

void loadLanguage(code)
  .catch(() => {})
  .then(() => import('virtual:/@storybook/builder-vite/vite-app.js'));
