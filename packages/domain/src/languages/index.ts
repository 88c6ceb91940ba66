export { inLanguage } from './inLanguage.ts';
export { begunLanguages, languageOf, offeredLanguages } from './offeredLanguages.ts';
export { pageLanguage, type PageLanguage } from './pageLanguage.ts';
export { pageLocale } from './pageLocale.ts';
export { serverCondition } from './serverCondition.ts';
export { serverPart } from './serverPart.ts';
export { serverText } from './serverText.ts';
export type { CatalogueOf, InLanguage, Texts } from './Texts.ts';
