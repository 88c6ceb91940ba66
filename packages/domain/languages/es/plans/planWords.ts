import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/plans/planWords.ts';

export const texts = {
  planWords: {
    features: {
      2: [
        'Todo lo de Starter',
        'Usuarios ilimitados',
        'Flujos de pedidos',
        'Flujos de envíos',
        'Hasta 5 flujos',
        'Integración con 3PL o almacén',
      ],
      3: [
        'Todo lo de Growth',
        'Flujos activos ilimitados',
        'Venta adicional en el carrito',
        'Integración con 3PL',
        'Enrutamiento entre ubicaciones',
      ],
    },
    current: 'Plan actual',
    perMonth: (price) => `${price} al mes`,
    perMonthUntil: (price, day) => `${price} al mes hasta el ${day}`,
    billedIn: (currency) => `Los planes se cobran en ${currency}.`,
  },
} satisfies CatalogueOf<typeof english>;
