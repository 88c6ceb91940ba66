export {
  addTagChange,
  countTaggedOrders,
  listAddedTags,
  removeTags,
  restoreTag,
  retagOrders,
  type RetaggedOrders,
  saveTag,
  type RecordedTagChange,
  takeTagChange,
} from './tagRecords.ts';
export type { TagUndo } from '../schema/index.ts';
