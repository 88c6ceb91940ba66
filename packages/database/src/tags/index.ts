export {
  addTagChange,
  countTaggedOrders,
  listAddedTags,
  removeTags,
  restoreTag,
  retagOrders,
  type RetaggedOrders,
  saveTag,
  type TagChange,
  takeTagChange,
} from './tagRecords.ts';
export type { TagUndo } from '../schema/index.ts';
