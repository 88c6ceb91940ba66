export { adminTexts } from './adminTexts.ts';
export type { Article, PageLink, Picture, ProseBlock, ProseSection } from './Article.ts';
export { type Feature, features, featureTexts } from './featureTexts.ts';
export { homeTexts } from './homeTexts.ts';
export { type LearnPage, type LearnGroup, learnGroups } from './LearnPage.ts';
export {
  learnPages,
  learnPath,
  type LearnRouteMatch,
  matchLearnRoute,
  learnTexts,
  unknownLearnPageText,
} from './learnPages.ts';
export { type LearnPictureName, learnPictures } from './learnPictures.ts';
export { legalDraft, type LegalPageName, legalPages } from './legalPages.ts';
export { loginProblem, loginTexts } from './loginTexts.ts';
export { type SentencePart, splitByUiLabel } from './splitByUiLabel.ts';
export { passwordResetPage } from './passwordResetPage.ts';
export { pricingTexts } from './pricingTexts.ts';
export { siteTexts } from './siteTexts.ts';
export { type StoredItem, storedData, storedName } from './storedData.ts';
