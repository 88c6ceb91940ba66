import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/actionKeys.ts';

export const texts = {
  actionKeysNote: '(wenn eine geöffnete Bestellung es anbietet)',
} satisfies CatalogueOf<typeof english>;
