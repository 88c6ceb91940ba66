import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/operators.ts';

export const texts = {
  operatorTexts: {
    moreThan: 'es más de',
    atLeast: 'es al menos',
    lessThan: 'es menos de',
    atMost: 'es como máximo',
    between: 'está entre',
    equals: 'es exactamente',
    isOneOf: 'es uno de',
    isNoneOf: 'no es ninguno de',
    contains: 'contiene',
    doesNotContain: 'no contiene',
    startsWith: 'empieza por',
    isEmpty: 'está vacío',
    isNotEmpty: 'no está vacío',
    includesAny: 'incluye alguno de',
    includesAll: 'incluye todos:',
    includesNone: 'no incluye ninguno de',
    includesOnly: 'solo incluye',
  },
  oneValueTexts: {
    isOneOf: 'es',
    isNoneOf: 'no es',
    includesAny: 'incluye',
    includesAll: 'incluye',
    includesNone: 'no incluye',
  },
} satisfies CatalogueOf<typeof english>;
