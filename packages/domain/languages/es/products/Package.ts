import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/products/Package.ts';

export const texts = {
  packageProblems: {
    nameTaken: 'Este nombre ya existe. Elige otro.',
    aboveZero: 'Introduce un número mayor que 0.',
  },
} satisfies CatalogueOf<typeof english>;
