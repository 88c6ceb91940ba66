import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/store/scopeEffects.ts';

export const texts = {
  scopeTexts: {
    write_orders: {
      name: 'Pedidos',
      effect: 'No llegan pedidos nuevos, y las etiquetas y los pedidos cerrados o cancelados no llegan a tu tienda.',
    },
    read_all_orders: {
      name: 'Pedidos de más de 60 días',
      effect: 'Los pedidos de más de 60 días siguen sin conocerse.',
    },
    write_order_edits: {
      name: 'Edición de pedidos',
      effect: 'Los artículos que quitas aquí se quedan en el pedido de tu tienda.',
    },
    read_customers: {
      name: 'Clientes',
      effect: 'Los pedidos llegan sin nombre ni dirección, y los clientes no pueden obtener ni eliminar sus datos.',
    },
    read_payment_terms: {
      name: 'Condiciones de pago',
      effect: 'Los pedidos con pago aplazado parecen pedidos sin pagar.',
    },
    read_returns: { name: 'Devoluciones', effect: 'Las devoluciones y los cambios no se ven en sus pedidos.' },
    read_shopify_payments_disputes: {
      name: 'Disputas del pago',
      effect: 'Las disputas del pago se ven con el siguiente cambio del pedido o en la comparación nocturna.',
    },
    read_products: { name: 'Productos', effect: 'Faltan SKU, pesos y datos aduaneros.' },
    read_inventory: {
      name: 'Existencias',
      effect: 'No se conocen las existencias por ubicación, así que el enrutamiento no puede usarlas.',
    },
    read_locations: {
      name: 'Ubicaciones',
      effect: 'Los pedidos no pueden enrutarse a las ubicaciones de tu tienda.',
    },
    write_merchant_managed_fulfillment_orders: {
      name: 'Envío desde tus ubicaciones',
      effect: 'Los envíos, retenciones y traslados en tus ubicaciones no llegan a tu tienda.',
    },
    write_third_party_fulfillment_orders: {
      name: 'Servicios logísticos',
      effect: 'Los envíos, retenciones y traslados en servicios logísticos no llegan a tu tienda.',
    },
  },
  unknownScopeEffect: 'Una parte de la app no funciona.',
} satisfies CatalogueOf<typeof english>;
