import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/access/askOwnerText.ts';

export const texts = {
  askOwnerWords: {
    anyOwner: 'Wende dich an den Inhaber des Shops.',
    owners: (names) => `Wende dich an ${names}.`,
  },
} satisfies CatalogueOf<typeof english>;
