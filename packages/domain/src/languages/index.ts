export { inLanguage } from './inLanguage.ts';
export { begunLanguages, languageOf, offeredLanguages } from './offeredLanguages.ts';
export { pageLanguage, type PageLanguage, setPageLanguage } from './pageLanguage.ts';
export { pageLocale } from './pageLocale.ts';
export type { CatalogueOf, InLanguage, Texts } from './Texts.ts';
