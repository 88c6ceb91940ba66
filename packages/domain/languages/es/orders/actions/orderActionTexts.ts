import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/actions/orderActionTexts.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';

export const texts = {
  actionWords: {
    'hold-order': { label: 'Retener pedido', confirmation: '¿Seguro que quieres retener este pedido?' },
    'product-workflow': {
      label: 'Ejecutar flujos de producto',
      confirmation: '¿Seguro que quieres ejecutar todos los flujos de producto?',
    },
    'shipment-workflow': {
      label: 'Ejecutar flujos de envío',
      confirmation: '¿Seguro que quieres ejecutar los flujos de envío?',
    },
    'cancel-partial-shipment': {
      label: 'Cancelar envío parcial',
      confirmation: '¿Seguro que quieres cancelar el envío parcial?',
    },
    'ship-now': { label: 'Enviar ahora', confirmation: '¿Seguro que quieres enviar este pedido al 3PL ahora?' },
    'move-to-close': { label: 'Cerrar pedido', confirmation: '¿Seguro que quieres cerrar este pedido?' },
    'move-to-open': { label: 'Pasar a abiertos', confirmation: '¿Seguro que quieres pasar este pedido a abiertos?' },
    available: {
      label: 'Pasar a abiertos',
      confirmation: '¿Seguro que quieres pasar este pedido a los abiertos?',
    },
    'available-partially': {
      label: 'Pasar a abiertos en parte',
      confirmation: '¿Seguro que quieres pasar este pedido en parte a los abiertos?',
    },
    'run-workflow': {
      label: 'Ejecutar ahora',
      confirmation: '¿Seguro que quieres volver a ejecutar el flujo con error?',
    },
    'move-to-open-errored': {
      label: 'Pasar a abiertos',
      confirmation: '¿Seguro que quieres pasar este pedido a abiertos?',
    },
    'cancel-item': {
      label: 'Quitar artículo del pedido',
      confirmation: '¿Seguro que quieres cancelar este artículo?',
    },
  },
  defaultConfirmation: '¿Quieres eliminarlo?',
  cannotBeUndone: 'Esto no se puede deshacer.',
  canBeUndone: 'Después puedes deshacerlo.',
  asksWarehouse: 'Preguntaremos a tu 3PL. Si ya está embalado, se envía tal cual.',
  promptWords: {
    thisItem: 'este artículo',
    amount: (quantity, all) => `${formatCount(quantity)} de ${formatCount(all)}`,
    remove: (amount) => `Quitar ${amount}`,
    order: (name) => `Pedido ${bidiIsolate(name)}`,
  },
  consequenceWords: {
    go: (units) =>
      plural(units, { one: `Va ${formatCount(units)} unidad`, other: `Van ${formatCount(units)} unidades` }),
    leave: (units, waiting) =>
      `${plural(units, { one: 'Sale', other: 'Salen' })} ${formatCount(units)}, ` +
      `${counted(waiting, { one: 'espera', other: 'esperan' })}.`,
    short: (waiting, all, skus) =>
      `Aún ${plural(waiting, { one: 'falta', other: 'faltan' })} ${formatCount(waiting)} de ` +
      `${counted(all, { one: 'unidad', other: 'unidades' })}: ${skus}.`,
    notShipped: (units) => `No se enviarán ${counted(units, { one: 'unidad', other: 'unidades' })}.`,
    wait: (units) => `En espera de existencias: ${counted(units, { one: 'unidad', other: 'unidades' })}.`,
    to: (name) => `a ${bidiIsolate(name)}`,
    toProvider: 'a tu 3PL',
    from: (name) => ` desde ${bidiIsolate(name)}`,
    unitsFrom: (units, name) => `${formatCount(units)} desde ${bidiIsolate(name)}`,
  },
  destinationWords: {
    seeIn: (list) => `Ver en ${list}`,
    cleared: (count, parts) => `Todo listo. Hoy has gestionado aquí ${orders(count)}: ${parts}.`,
    handled: {
      sent: (count) => counted(count, { one: 'enviado al 3PL', other: 'enviados al 3PL' }),
      opened: (count) => counted(count, { one: 'pasado a abiertos', other: 'pasados a abiertos' }),
      released: (count) => counted(count, { one: 'liberado en parte', other: 'liberados en parte' }),
      run: (count) => counted(count, { one: 'ejecutado de nuevo', other: 'ejecutados de nuevo' }),
      held: (count) => counted(count, { one: 'retenido', other: 'retenidos' }),
      closed: (count) => counted(count, { one: 'cerrado', other: 'cerrados' }),
    },
  },
  openNextLabel: 'Abrir el pedido siguiente tras cada acción',
  releaseHoldTexts: {
    button: 'Liberar en la tienda',
    title: (order) => `¿Liberar ${order} en la tienda?`,
    heldFor: (reasons) => `La tienda u otra app retiene este pedido: ${reasons}.`,
    follows: 'Cuando la tienda lo libere, sus unidades se podrán enviar a tu 3PL.',
    asked: (order) => `Se pidió a la tienda que libere ${order}.`,
    notHere: 'La tienda no permite que esta app lo libere. Libéralo en la tienda.',
  },
  actionControlTexts: {
    actions: 'Acciones',
    steps: 'Pasos',
    ofCount: (count) => `de ${count}`,
    toRemove: (item) => `Cantidad de ${item} que quitar`,
  },
} satisfies CatalogueOf<typeof english>;
