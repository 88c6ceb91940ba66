import { inLanguage } from '../languages/inLanguage.ts';

/** The sheet of keyboard shortcuts, and what they do. */
export const shortcutTexts = inLanguage('shortcutTexts', {
  title: 'Keyboard shortcuts',
  single: 'Use shortcuts that are one key alone',
  singleHelp: 'Switch them off if speech input or another tool of yours presses keys.',
  or: 'or',
  pageUp: 'Page Up',
  pageDown: 'Page Down',
  space: 'Space',
  nextView: 'Next saved view',
  previousView: 'Previous saved view',
  selectAll: 'Select all orders of the list, or none',
  select: 'Select the order, or not',
  next: 'Next order; an open one makes way for it',
  previous: 'Previous order; an open one makes way for it',
  toggle: 'Open or close the order',
  rows: 'From row to row, once the focus is in the list',
  row: 'Open the order, close it',
});
