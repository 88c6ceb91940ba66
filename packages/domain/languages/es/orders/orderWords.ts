import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/orders/orderWords.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  orderWords: {
    releasable: (count, all) => `${formatCount(count)} de ${formatCount(all)} se pueden liberar en parte`,
    unitsOfSkus: (units, skus) => `${counted(units, { one: 'unidad', other: 'unidades' })} de ${formatCount(skus)} SKU`,
    moreSkus: (named, skus) => `${named} y ${formatCount(skus)} SKU más`,
    exportSummary: (file, filters, zone) => `${file}: ${filters}. Horas: ${zone}.`,
    slow: (subject) => `El servidor aún no ha respondido: ${subject}`,
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
    openNext: 'Abrir el pedido siguiente tras cada acción',
    canBeUndone: 'Después puedes deshacerlo.',
    asksWarehouse: 'Preguntaremos a tu 3PL. Si ya está embalado, se envía tal cual.',
    thisItem: 'este artículo',
    amount: (quantity, all) => `${formatCount(quantity)} de ${formatCount(all)}`,
    remove: (amount) => `Quitar ${amount}`,
    order: (name) => `Pedido ${bidiIsolate(name)}`,
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
    notInStock: (units) => `${formatCount(units)} sin existencias`,
    backOrderAction: 'Acción',
    toOpen: (count) => `Liberar ${count}`,
    toPartially: (count) => `Liberar ${count} en parte`,
    confirmBulk: (count) =>
      `Confirma esta acción en grupo. ${counted(count, { one: 'pedido seleccionado', other: 'pedidos seleccionados' })}.`,
    confirmOpen: (count) => `¿Seguro que quieres pasar ${orders(count)} a abiertos?`,
    confirmClose: (count) => `¿Seguro que quieres cerrar ${orders(count)}?`,
    outcomes: {
      done: (count) => counted(count, { one: 'hecho', other: 'hechos' }),
      failed: (count) => counted(count, { one: 'fallido', other: 'fallidos' }),
      skipped: (count) => counted(count, { one: 'omitido', other: 'omitidos' }),
      unknown: (count) => `${formatCount(count)} sin saber`,
    },
    undone: {
      done: (count) => counted(count, { one: 'retenido de nuevo', other: 'retenidos de nuevo' }),
      failed: (count) => `${formatCount(count)} sin volver a retener`,
      skipped: (count) => counted(count, { one: 'omitido', other: 'omitidos' }),
      unknown: (count) => `${formatCount(count)} sin saber`,
    },
    selected: (count) => counted(count, { one: 'pedido seleccionado', other: 'pedidos seleccionados' }),
    selectHold: 'Seleccionar todos los pedidos',
    selectAll: 'Seleccionar todos los pedidos',
    everyPage: (selected) => `${selected}, en todas las páginas`,
    otherPages: (count) => `${formatCount(count)} en otras páginas`,
    alsoOnOtherPages: (shown, count) => `${shown}, y ${formatCount(count)} en otras páginas`,
    match: (count) => counted(count, { one: 'pedido que coincide', other: 'pedidos que coinciden' }),
    page: (count) => `${orders(count)} en esta página`,
    partOf: (part, all) => `${formatCount(part)} de ${all}`,
    theOne: (all) => `El único: ${all}`,
    allOf: (all) => `Todos: ${all}`,
    added: (count) => counted(count, { one: 'pedido nuevo', other: 'pedidos nuevos' }),
    left: (count) => `${orders(count)} ya fuera de esta lista`,
    notListed: 'Ya no está en la lista',
    moved: [
      'Movido',
      'Pasado a abiertos',
      'Pasado a preparación',
      'Pasado a enviados',
      'Pasado a errores',
      'Pasado a retenidos',
      'Pasado a sin existencias',
      'Pasado a revisión',
    ],
    fulfillment: { '': 'Sin preparar', partial: 'Preparado en parte', fulfilled: 'Preparado' },
    nothingLeft: 'No queda nada por enviar',
    restWaits: 'El resto espera existencias',
    waits: 'En espera de existencias',
    shipsTo: (address) => `Se envía a: ${address}`,
    forOne: (label) => `${label} para este pedido`,
    forAll: (label, count) => `${label} para los ${formatCount(count)}`,
    cause: (key) => `Causa «${bidiIsolate(key)}»`,
    bulkClose: 'Pasar a cerrados',
  },
} satisfies CatalogueOf<typeof english>;
