import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/list/liveOrders.ts';

export const texts = {
  liveListTexts: { show: 'Mostrar', update: 'Actualizar lista' },
} satisfies CatalogueOf<typeof english>;
