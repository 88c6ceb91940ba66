import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/bulkPrompt.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  bulkQuestions: {
    heading: (count) =>
      `Confirma esta acción en grupo. ${counted(count, { one: 'pedido seleccionado', other: 'pedidos seleccionados' })}.`,
    moveToOpen: (count) => `¿Seguro que quieres pasar ${orders(count)} a abiertos?`,
    moveToClose: (count) => `¿Seguro que quieres cerrar ${orders(count)}?`,
  },
} satisfies CatalogueOf<typeof english>;
