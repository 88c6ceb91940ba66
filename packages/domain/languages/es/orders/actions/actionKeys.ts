import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionKeys.ts';

export const texts = {
  actionKeysNote: '(si el pedido abierto lo tiene)',
} satisfies CatalogueOf<typeof english>;
