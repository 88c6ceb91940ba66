import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/OrderAccess.ts';

export const texts = {
  disabledReasons: {
    noEdit: 'Para hacer esto necesitas permiso de edición en Panel.',
    moved: (where) => `Alguien se adelantó: ${where}. Actualiza la lista para seguir.`,
    running: 'Hay una acción en curso. Espera a que termine.',
    blockCloseOrder: 'Para cerrar pedidos necesitas permiso de edición en Informes.',
    nothingSelected: 'Selecciona antes al menos un pedido.',
    nothingToRemove: 'De este artículo ya no queda nada que quitar.',
  },
} satisfies CatalogueOf<typeof english>;
