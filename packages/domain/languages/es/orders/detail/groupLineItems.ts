import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/detail/groupLineItems.ts';

export const texts = {
  shipmentTitle: (name) => `Envío: ${name}`,
} satisfies CatalogueOf<typeof english>;
