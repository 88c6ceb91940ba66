import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/navigation/unavailable.ts';

export const texts = {
  unavailableTexts: {
    note: 'Tu configuración de esta app no incluye esta página. Pide que la añada a quien configuró la app.',
    places: {
      workflows: 'Los pedidos con error y los que hay que revisar están en sus listas del panel.',
      stock: 'El panel de tu tienda muestra las existencias de tus productos.',
      products: 'Define pesos, packs y colecciones en el panel de tu tienda.',
      shopSettings: 'Define tus unidades de medida en el panel de tu tienda.',
      shipPolicy: 'Tu 3PL decide qué pedidos envía. Retén los pedidos en el panel de tu tienda.',
      insights: 'El informe de pedidos muestra cuántos hay en cada fase.',
      batching: 'Tu 3PL agrupa tus pedidos en lotes. La lista de pedidos en preparación muestra cuándo.',
      shippingMapping: 'Tu 3PL elige el servicio de envío.',
      routing: 'Configura tus ubicaciones en el panel de tu tienda.',
      staff: 'Añade o quita personal en el panel de tu tienda.',
      notifications: 'Edita los correos a tus clientes en el panel de tu tienda.',
      trackingPage: 'Cada pedido muestra los números de seguimiento de sus envíos.',
      tags: 'Añade o quita etiquetas de pedidos en el panel de tu tienda.',
    },
  },
} satisfies CatalogueOf<typeof english>;
