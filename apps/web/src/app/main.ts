import { loadLanguage } from '../../../../packages/ui/languages/loadLanguage.ts';

// The app asks for its texts while its modules are evaluated. No top-level await, and English where a language does not come.
void loadLanguage(document.documentElement.lang)
  .catch(() => {})
  .then(() => import('./start.tsx'));
