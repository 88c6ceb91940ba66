import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/liveOrders.ts';

export const texts = {
  liveListTexts: { show: 'Anzeigen', update: 'Aktualisieren' },
} satisfies CatalogueOf<typeof english>;
