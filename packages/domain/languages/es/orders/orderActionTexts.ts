import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderActionTexts.ts';

export const texts = {
  defaultConfirmation: '¿Quieres eliminarlo?',
  cannotBeUndone: 'Esto no se puede deshacer.',
} satisfies CatalogueOf<typeof english>;
