import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/helpTexts.ts';

export const texts = {
  helpTexts: {
    title: 'Hilfe',
    shortcuts: 'Tastenkürzel',
    documentation: 'Dokumentation (neuer Tab)',
    documentationPath: '/learn',
    support: 'Support kontaktieren',
  },
} satisfies CatalogueOf<typeof english>;
