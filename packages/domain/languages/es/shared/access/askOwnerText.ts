import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/access/askOwnerText.ts';

export const texts = {
  askOwnerWords: {
    anyOwner: 'Pídeselo al propietario de la tienda.',
    owners: (names) => `Pídeselo a ${names}.`,
  },
} satisfies CatalogueOf<typeof english>;
