import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/workflows/definition/workflowFields.ts';

export const texts = {
  fieldTexts: {
    orderTotal: {
      label: 'Total del pedido',
      phrase: 'el total',
      help:
        'Lo que paga el cliente: artículos tras los descuentos, con envío e impuestos, sin lo reembolsado. En pedidos que no ' +
        'vienen de tu tienda, el precio de sus artículos.',
    },
    subtotal: {
      label: 'Artículos con descuentos',
      phrase: 'el precio de los artículos tras los descuentos',
      help: 'Sin envío. Con impuestos solo si los precios de tu tienda los incluyen.',
    },
    total: {
      label: 'Artículos sin descuentos',
      phrase: 'el precio de los artículos antes de los descuentos',
      help: 'Sin envío. Con impuestos solo si los precios de tu tienda los incluyen.',
    },
    discounts: { label: 'Descuentos', phrase: 'el descuento', help: 'De los artículos y de todo el pedido juntos.' },
    shippingPrice: {
      label: 'Precio del envío',
      phrase: 'el precio del envío',
      help: 'Lo que paga el cliente por el envío, tras los descuentos.',
    },
    tax: {
      label: 'Impuestos',
      phrase: 'el impuesto',
      help: 'De los artículos y del envío, también si los precios los incluyen.',
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
    paymentStatus: { label: 'Estado del pago', phrase: 'el estado del pago' },
    risk: {
      label: 'Riesgo de fraude',
      phrase: 'el riesgo de fraude',
      help: 'Lo que encontró el análisis de fraude de tu tienda o una app.',
    },
    dispute: {
      label: 'Disputa del pago',
      phrase: 'la disputa del pago',
      help: 'Un cliente pide al banco que le devuelva el dinero.',
    },
    deliveryMethod: {
      label: 'Método de entrega',
      phrase: 'el método de entrega',
      help: 'Cómo llega el pedido al cliente.',
    },
    testOrder: {
      label: 'Pedido de prueba',
      phrase: 'el pedido de prueba',
      help: 'Hecho para probar la tienda: nadie lo paga.',
    },
    note: {
      label: 'Nota del pedido',
      phrase: 'la nota',
      help: 'Lo que el cliente o tu equipo escribió en el pedido.',
    },
    attributes: {
      label: 'Detalles adicionales',
      phrase: 'la lista de detalles adicionales',
      help: 'Lo que añadió tu checkout o una app, uno tras otro, como Mensaje: Felicidades.',
    },
    discountCode: { label: 'Código de descuento', phrase: 'la lista de códigos de descuento' },
    sellingPlan: {
      label: 'Plan de venta',
      phrase: 'la lista de planes de venta',
      help: 'Nombres de las suscripciones o reservas con las que se venden sus artículos.',
    },
    company: {
      label: 'Empresa',
      phrase: 'la empresa',
      help: 'La empresa que compró, en pedidos mayoristas (B2B).',
    },
    poNumber: { label: 'Orden de compra', phrase: 'la orden de compra' },
    paymentGateway: {
      label: 'Método de pago',
      phrase: 'la lista de métodos de pago',
      help: 'Como los llama tu tienda, como shopify_payments o Cash on Delivery (COD).',
    },
    paymentTerms: {
      label: 'Condiciones de pago',
      phrase: 'la condición de pago',
      help: 'De pedidos sin pagar, como Net 30. Vacío si hay que pagar enseguida.',
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
  answerLabels: { Yes: 'Sí', No: 'No' },
  handlingLabels: { 'Ships alone': 'Se envía solo', Fragile: 'Frágil', 'Dangerous goods': 'Mercancía peligrosa' },
} satisfies CatalogueOf<typeof english>;
