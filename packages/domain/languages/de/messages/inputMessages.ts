import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/messages/inputMessages.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';

export const texts = {
  inputMessages: {
    about: ({ subject, problem }) => `${subject}: ${problem}`,
    name: 'Gib einen Namen ein.',
    sku: 'Gib eine SKU ein.',
    number: 'Gib eine Zahl ein.',
    oneOrMore: 'Gib 1 oder mehr ein.',
    characters: ({ most }) => `Höchstens ${most} Zeichen.`,
    most: ({ most }) => `Gib höchstens ${formatCount(most)} ein.`,
    mostOf: ({ most }) => `Gib höchstens ${most} ein.`,
  },
} satisfies CatalogueOf<typeof english>;
