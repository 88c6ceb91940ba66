import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Package.ts';

export const texts = {
  packageProblems: {
    nameTaken: 'Dieser Name ist vergeben. Wähle einen anderen.',
    aboveZero: 'Gib eine Zahl über 0 ein.',
  },
} satisfies CatalogueOf<typeof english>;
