export { addTag, colorTag, deleteTag, readTags, renameTag, undoTagChange } from './changeTags.ts';
