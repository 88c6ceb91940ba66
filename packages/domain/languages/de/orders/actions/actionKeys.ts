import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/actionKeys.ts';

export const texts = {
  actionKeysNote: '(wenn die geöffnete Bestellung es hat)',
} satisfies CatalogueOf<typeof english>;
