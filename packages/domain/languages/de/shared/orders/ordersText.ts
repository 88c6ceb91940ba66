import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/orders/ordersText.ts';
import { orders } from '../../words.ts';

export const texts = {
  ordersText: orders,
} satisfies CatalogueOf<typeof english>;
