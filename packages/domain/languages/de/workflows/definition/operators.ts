import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/operators.ts';

export const texts = {
  operatorTexts: {
    moreThan: 'ist mehr als',
    atLeast: 'ist mindestens',
    lessThan: 'ist weniger als',
    atMost: 'ist höchstens',
    between: 'liegt zwischen',
    equals: 'ist genau',
    isOneOf: 'ist eines von',
    isNoneOf: 'ist keines von',
    contains: 'enthält',
    doesNotContain: 'enthält nicht',
    startsWith: 'beginnt mit',
    isEmpty: 'ist leer',
    isNotEmpty: 'ist nicht leer',
    includesAny: 'enthält eines von',
    includesAll: 'enthält alle von',
    includesNone: 'enthält keines von',
    includesOnly: 'enthält nur',
  },
  oneValueTexts: {
    isOneOf: 'ist',
    isNoneOf: 'ist nicht',
    includesAny: 'enthält',
    includesAll: 'enthält',
    includesNone: 'enthält nicht',
  },
} satisfies CatalogueOf<typeof english>;
