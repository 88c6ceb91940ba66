import { inLanguage } from '../../languages/inLanguage.ts';

/** The shortcut texts every screen needs: the groups, and the two keys that work everywhere. */
export const shortcutGroupTexts = inLanguage('shortcutGroupTexts', {
  everywhere: 'Everywhere',
  list: 'List of orders',
  order: 'Open order',
  showSheet: 'Show this sheet',
  filter: 'Filter the orders; Escape goes back',
});
