import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts of the keyboard shortcut sheet. */
export const shortcutTexts = inLanguage('shortcutTexts', {
  title: 'Keyboard shortcuts',
  single: 'Use single-key shortcuts',
  singleHelp: 'Turn them off if speech input or another tool types for you.',
  or: 'or',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
  space: 'Space',
  nextView: 'Next saved view',
  previousView: 'Previous saved view',
  selectAll: 'Select all orders in the list, or none',
  select: 'Select or deselect the order',
  next: 'Next order; the open one closes',
  previous: 'Previous order; the open one closes',
  toggle: 'Open or close the order',
  rows: 'Move between rows while the focus is in the list',
  row: 'Open the order; close it',
});
