/** Labels of what changes the order of a list; the name of the row is appended. */
export const reorderTexts = {
  moveUp: 'Move up',
  moveDown: 'Move down',
  drag: 'Drag to change the order',
  isFirst: 'It is the first already.',
  isLast: 'It is the last already.',
} as const;
