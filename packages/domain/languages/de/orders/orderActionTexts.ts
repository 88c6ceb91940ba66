import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderActionTexts.ts';

export const texts = {
  defaultConfirmation: 'Wirklich löschen?',
  cannotBeUndone: 'Das lässt sich nicht rückgängig machen.',
} satisfies CatalogueOf<typeof english>;
