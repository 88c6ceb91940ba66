export type * from './Tag.ts';
export { tagColors } from './Tag.ts';
export {
  decideTagRename,
  type KnownTags,
  listTags,
  longestTag,
  tagAddProblem,
  tagKey,
  tagNameProblem,
  type TagRenameDecision,
  withTagRenamed,
} from './tagNames.ts';
export {
  deletionText,
  mergeText,
  tagColorLabels,
  taggedOrdersText,
  tagTexts,
  tagToasts,
  type TagUse,
  tagUseLabels,
} from './tagTexts.ts';
