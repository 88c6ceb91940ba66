export {
  addPartOfSelection,
  addSelection,
  groupSelection,
  readSelection,
  removeOldSelections,
  type SelectionPart,
} from './selectionRecords.ts';
