import { inLanguage } from '../languages/inLanguage.ts';

/** Texts of dialogs. */
export const dialogTexts = inLanguage('dialogTexts', {
  close: 'Close',
  reloadNote: 'Reloading signs you in again. Text that you typed and did not save is discarded.',
  reload: 'Reload',
  yourData: 'Your data',
  beginAnew: 'Begin anew',
});
