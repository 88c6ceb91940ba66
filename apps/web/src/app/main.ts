import { loadLanguage } from '../../../../packages/ui/languages/loadLanguage.ts';

// The app requests its texts while its modules are evaluated. No top-level await, and English if a language does not
// load.
void loadLanguage(document.documentElement.lang)
  .catch(() => {})
  .then(() => import('./start.tsx'));
