import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of a list's saved views. */
export const savedViewTexts = inLanguage('savedViewTexts', {
  label: 'Saved views',
  view: 'View',
  save: 'Save view',
  rename: 'Rename',
  delete: 'Delete',
  about: (name: string) => `the view ${name}`,
  saveTitle: 'Save this filter, period and sort as a view',
  renameTitle: (name: string) => `Rename the view “${name}”`,
  renameView: 'Rename view',
  deleteTitle: (name: string) => `Delete the view “${name}”?`,
  deleteBody: 'Only the view is deleted. Your orders stay as they are.',
  deleteView: 'Delete view',
  notSaved: 'Not saved',
  standard: 'Standard',
  name: 'Name',
  full: (views: number) => `A list keeps at most ${views} views. Delete one first.`,
});
