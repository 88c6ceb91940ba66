import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of the button that opens the export; the others load with the dialog. */
export const exportButtonTexts = inLanguage('exportButtonTexts', {
  button: 'Export',
  view: 'This view',
  customFilter: 'Custom search filter',
});
