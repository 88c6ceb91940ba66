export { inLanguage } from './inLanguage.ts';
export { pageLanguage, type PageLanguage } from './pageLanguage.ts';
export type { CatalogueOf, InLanguage, Texts } from './Texts.ts';
