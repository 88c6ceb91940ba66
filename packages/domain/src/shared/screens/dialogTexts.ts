import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of dialogs. */
export const dialogTexts = inLanguage('dialogTexts', {
  close: 'Close',
  reloadNote: 'Reloading signs you in again. Anything you typed but didn’t save will be lost.',
  reload: 'Reload',
  yourData: 'Your data',
  startOver: 'Start over',
});
