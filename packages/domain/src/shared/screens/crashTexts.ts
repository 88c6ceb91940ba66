import { inLanguage } from '../../languages/inLanguage.ts';

/** Shown when a whole page fails. */
export const crashTexts = inLanguage('crashTexts', {
  title: 'This page could not be shown',
  note: 'Nothing was lost on the server. Reload the page; if it happens again, tell support.',
  reload: 'Reload',
});
