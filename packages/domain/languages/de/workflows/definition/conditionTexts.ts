import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/conditionTexts.ts';

export const texts = {
  conditionWords: {
    more: (named, left) => `${named} und ${left} weitere`,
    notKnown: 'Nicht bekannt',
    empty: 'Leer',
    none: 'Keine',
    unknown: 'Unbekannt',
  },
} satisfies CatalogueOf<typeof english>;
