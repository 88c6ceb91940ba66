import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/shopSettingsMessages.ts';

export const texts = {
  shopSettingsMessages: {
    number: 'Gib eine Zahl wie 0,25 ein, oder lass es leer.',
    aboveZero: 'Gib mehr als 0 ein, oder lass es leer.',
    date: 'Gib ein Datum wie 2026-11-30 ein.',
    noLocation: 'Wähle mindestens einen Standort.',
    units: 'Gib eine ganze Stückzahl ab 0 ein.',
  },
} satisfies CatalogueOf<typeof english>;
