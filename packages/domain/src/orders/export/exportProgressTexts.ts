import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of a running or finished export. */
export const exportProgressTexts = inLanguage('exportProgressTexts', {
  exporting: (file: string) => `Exporting ${file}`,
  exported: (orders: string) => `Exported ${orders}`,
  saveAgain: 'Save again',
  saveNote: (file: string) => `Save a note (${file})`,
  cancel: 'Cancel export',
  writing: (done: string, orders: string) => `Writing ${done} of ${orders}`,
  soFar: (orders: string) => `${orders} so far`,
});
