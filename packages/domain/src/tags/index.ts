export type * from './Tag.ts';
export { tagColors } from './Tag.ts';
export {
  decideTagRename,
  knownTag,
  listTags,
  tagAddProblem,
  tagKey,
  tagNameProblem,
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
