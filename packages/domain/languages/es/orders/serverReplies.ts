import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/serverReplies.ts';

export const texts = {
  unknownOrderText: 'No encontramos este pedido.',
} satisfies CatalogueOf<typeof english>;
