import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/inputMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  inputMessages: {
    about: ({ subject, problem }) => `${subject}: ${problem}`,
    name: 'Introduce un nombre.',
    sku: 'Introduce un SKU.',
    number: 'Introduce un número.',
    oneOrMore: 'Introduce 1 o más.',
    characters: ({ most }) => `Usa ${most} caracteres como máximo.`,
    most: ({ most }) => `Introduce ${formatCount(most)} como máximo.`,
    mostOf: ({ most }) => `Introduce ${most} como máximo.`,
  },
} satisfies CatalogueOf<typeof english>;
