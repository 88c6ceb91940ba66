import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/actionKeys.ts';

export const texts = {
  actionKeysNote: '(si un pedido abierto lo ofrece)',
} satisfies CatalogueOf<typeof english>;
