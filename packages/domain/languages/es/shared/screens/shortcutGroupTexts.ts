import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/shortcutGroupTexts.ts';

export const texts = {
  shortcutGroupTexts: {
    everywhere: 'En todas partes',
    list: 'Lista de pedidos',
    order: 'Pedido abierto',
    showSheet: 'Mostrar esta hoja',
    filter: 'Filtrar los pedidos; Escape vuelve atrás',
  },
} satisfies CatalogueOf<typeof english>;
