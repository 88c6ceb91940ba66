import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/serverReplies.ts';

export const texts = {
  unknownOrderText: 'Wir können diese Bestellung nicht finden.',
} satisfies CatalogueOf<typeof english>;
