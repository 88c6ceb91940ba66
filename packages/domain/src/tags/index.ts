export type * from './Tag.ts';
export { tagColors } from './Tag.ts';
export {
  knownTag,
  type KnownTags,
  listTags,
  planTagDeletion,
  planTagRename,
  planTagUndo,
  tagAddProblem,
  tagKey,
  tagNameProblem,
  type TagPlan,
  withTagRenamed,
} from './tagNames.ts';
export {
  deletionText,
  mergeText,
  tagColorLabels,
  taggedOrdersText,
  tagTexts,
  tagToasts,
  tagUseLabels,
} from './tagTexts.ts';
