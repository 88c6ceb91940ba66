export { inLanguage } from './inLanguage.ts';
export { begunLanguages, languageOf, offeredLanguages } from './offeredLanguages.ts';
export { type PageLanguage, pageLanguage, setPageLanguage } from './pageLanguage.ts';
export { pageLocale } from './pageLocale.ts';
export type { CatalogueOf, InLanguage, Texts } from './Texts.ts';
