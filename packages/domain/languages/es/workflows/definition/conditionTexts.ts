import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/conditionTexts.ts';

export const texts = {
  conditionWords: {
    more: (named, left) => `${named} y ${left} más`,
    notKnown: 'No se sabe',
    empty: 'Vacío',
    none: 'Ninguno',
    unknown: 'Desconocido',
  },
} satisfies CatalogueOf<typeof english>;
