import { inLanguage } from '../../languages/inLanguage.ts';

/** Labels of the controls that reorder a list; the row's name is appended. */
export const reorderTexts = inLanguage('reorderTexts', {
  moveUp: 'Move up',
  moveDown: 'Move down',
  drag: 'Drag to change the order',
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
});
