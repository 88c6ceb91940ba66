import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/fields.ts';

export const texts = {
  fieldTexts: {
    total: {
      label: 'Total del pedido',
      phrase: 'el total',
      help: 'Precio de todos los artículos, sin envío ni impuestos.',
    },
    weight: {
      label: 'Peso',
      phrase: 'el peso',
      help: 'Peso de todos los artículos juntos. Los pedidos sin pesos nunca coinciden.',
    },
    units: { label: 'Unidades', phrase: 'el número de unidades', oneUnit: 'unidad', unit: 'unidades' },
    lines: {
      label: 'Artículos distintos',
      phrase: 'el número de artículos distintos',
      oneUnit: 'artículo',
      unit: 'artículos',
    },
    sku: { label: 'SKU', phrase: 'el pedido', help: 'SKU de todos los artículos del pedido.' },
    product: { label: 'Nombre del producto', phrase: 'un nombre de producto' },
    bundle: { label: 'Pack', phrase: 'la lista de packs', help: 'SKU de los packs del pedido.' },
    collection: {
      label: 'Colección',
      phrase: 'la lista de colecciones',
      help: 'Nombres de las colecciones en las que están sus productos.',
    },
    handling: {
      label: 'Manipulación',
      phrase: 'la manipulación',
      help: 'Lo que se ha fijado para sus productos en Pesos y embalajes.',
    },
    tag: { label: 'Etiqueta del pedido', phrase: 'su etiquetado' },
    country: { label: 'País', phrase: 'el país', help: 'Adónde se envía el pedido.' },
    postcode: { label: 'Código postal', phrase: 'el código postal' },
    shippingMethod: {
      label: 'Método de envío',
      phrase: 'el método de envío',
      help: 'Como lo eligió el cliente al pagar.',
    },
    customer: { label: 'Nombre del cliente', phrase: 'el cliente' },
    earlierOrders: {
      label: 'Pedidos anteriores del cliente',
      phrase: 'el número de pedidos anteriores del cliente',
      oneUnit: 'pedido',
      unit: 'pedidos',
      help:
        'Los clientes se reconocen por el cliente del pedido: un número o un correo si tu tienda lo da; si no, el nombre, ' +
        'así que dos personas con el mismo nombre cuentan como una. Los invitados nunca coinciden.',
    },
    weekday: {
      label: 'Día de la semana',
      phrase: 'el día de la semana',
      help: 'Cuándo se hizo el pedido, en la zona horaria de tu tienda.',
    },
    hour: {
      label: 'Hora del día',
      phrase: 'la hora',
      unit: 'h',
      help: 'Cuándo se hizo el pedido, de 0 a 23, en la zona horaria de tu tienda.',
    },
  },
  handlingLabels: { 'Ships alone': 'Se envía solo', Fragile: 'Frágil', 'Dangerous goods': 'Mercancía peligrosa' },
} satisfies CatalogueOf<typeof english>;
