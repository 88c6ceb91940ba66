import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import { counted } from '../../../counted.ts';
import type * as english from '../../../../src/orders/detail/orderTexts.ts';
import { bidiIsolate } from '../../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

const partStates = {
  queued: 'a la espera de envío',
  sending: 'enviándose',
  sent: 'enviado',
  held: 'retenido',
  refused: 'rechazado',
  failed: 'sin respuesta',
  cancelled: 'cancelado',
  done: 'entregado',
};

export const texts = {
  orderTexts: {
    filterPlaceholder: 'Filtrar pedidos',
    noOrders: 'No hay pedidos',
    expand: 'Abrir',
    cancelledOn: 'Pedido cancelado el',
    batchedOn: 'Añadido a un lote el',
    closedOn: 'Pedido cerrado el',
    totalItems: 'Total de artículos',
    totalShipments: 'Total de envíos',
    flowTriggered: 'Flujos activados:',
    flowNotTriggered: 'Ningún flujo activado',
    eligibleFlows: 'Hay flujos de trabajo nuevos aplicables a este pedido',
    cancelledItems: 'Artículos cancelados',
    nonShippableItems: 'Artículos que no se envían',
    backOrderItems: 'Artículos pendientes de existencias',
    nonShippedItems: 'Artículos no enviados',
    timeline: 'Cronología',
    location: 'Ubicación',
    noLocation: 'N/D',
    noData: 'Sin datos…',
    emptyWeight: '00',
  },
  orderCustomerTexts: {
    shipTo: 'Dirección de envío',
    copy: 'Copiar',
    copied: 'Copiado',
    address: 'dirección',
    email: 'correo electrónico',
    phone: 'teléfono',
    note: 'Nota',
  },
  addressEditTexts: {
    edit: 'Editar',
    fix: 'Corregir la dirección',
    title: (order) => `Editar la dirección de ${order}`,
    follows: 'También se guarda en tu tienda. Si un 3PL ya tiene el pedido, se le pide que la use.',
    save: 'Guardar la dirección',
    saved: (order) => `La dirección de ${order} está guardada.`,
    unchanged: 'Cambia la dirección para guardarla.',
    marked: 'Corrige los campos marcados para guardarla.',
    notChosen: 'Elegir…',
    fields: {
      country: 'País',
      name: 'Nombre',
      company: 'Empresa',
      address1: 'Calle y número',
      address2: 'Piso, puerta o edificio',
      city: 'Ciudad',
      state: 'Estado o provincia',
      postcode: 'Código postal',
      phone: 'Teléfono',
    },
  },
  workflowReasonsText: 'Por qué se ejecutó o no cada flujo de trabajo',
  shippingText: ({ method, service, isMapped }) => {
    const chosen = `Envío: ${method === '' ? 'sin método' : bidiIsolate(method)}`;
    if (!isMapped) return `${chosen}, aún sin asignar a un servicio de tu 3PL`;
    return service === null ? chosen : `${chosen}, enviado con ${bidiIsolate(service)}`;
  },
  voidedShipmentText: 'Anulado por el almacén. Sus artículos se envían con otra etiqueta.',
  warehouseRequestWords: (provider, request) => {
    const name = bidiIsolate(provider);
    const items = request.items.map((item) => `${item.quantity} × ${bidiIsolate(item.name)}`).join(' y ');
    const task = {
      cancel: 'cancelar este pedido',
      hold: 'retener este pedido',
      removal: `retirar ${items}`,
      address: 'usar la dirección nueva',
    }[request.wanted];
    const words = request.words.trim() === '' ? '' : ` Respuesta: «${bidiIsolate(request.words.trim())}»`;
    switch (request.state) {
      case 'asking':
        return `Se ha pedido a ${name} ${task}. Aún no ha respondido.`;
      case 'tooLate':
        return `Es demasiado tarde para ${task}: ${name} ya lo está enviando.${words}`;
      case 'noAnswer':
        return `${name} no pudo ${task}.${words} Llama al almacén.`;
    }
  },
  tagsText: (tags) => `Etiquetas: ${tags.map((tag) => bidiIsolate(tag)).join(', ')}`,
  warehousePartText: ({ provider, units, state }) =>
    `${counted(units, { one: 'unidad', other: 'unidades' })} en ${bidiIsolate(provider)}: ${partStates[state]}`,
  fulfillmentLabels: { '': 'Sin preparar', partial: 'Preparado en parte', fulfilled: 'Preparado' },
  orderStepTexts: {
    nothingLeft: 'No queda nada por enviar',
    restWaits: 'El resto espera existencias',
    waits: 'En espera de existencias',
  },
  lineItemNotes: {
    takenBack: {
      requested: (units) => `Devolución de ${formatCount(units)} solicitada`,
      open: (units) => `${formatCount(units)} por devolver`,
      inTransit: (units, number) =>
        number === ''
          ? `${formatCount(units)} de vuelta en camino`
          : `${formatCount(units)} de vuelta en camino (${bidiIsolate(number)})`,
      returned: (units) => counted(units, { one: 'devuelta', other: 'devueltas' }),
      declined: (units) => `Devolución de ${formatCount(units)} rechazada`,
      refunded: (units) => counted(units, { one: 'reembolsada', other: 'reembolsadas' }),
      exchanged: (units) => `${formatCount(units)} a cambio de una devolución`,
    },
    notInStock: (units) => `${formatCount(units)} sin existencias`,
  },
  holdUntilWords: (time) => `hasta ${time}`,
  storeRestWords: {
    title: 'No se envía ahora',
    line: (units, why) => `${counted(units, { one: 'unidad', other: 'unidades' })}: ${why}`,
    label: (units) => `${counted(units, { one: 'unidad', other: 'unidades' })} sin enviar por ahora`,
  },
  orderDetailTexts: {
    theOrder: (name) => `pedido ${name}`,
    progress: 'Progreso',
    runNewWorkflows: 'Ejecutar flujos nuevos',
    ship: 'Enviar',
    loadingOrder: 'Cargando pedido',
    whyStopped: 'Por qué este pedido está detenido',
    item: 'Artículo',
    quantity: 'Cantidad',
    price: 'Precio',
    weight: 'Peso',
    noName: 'Sin nombre',
    noSku: 'Sin SKU',
    tracking: 'Seguimiento',
    stillToShip: (left, all) => `${left} de ${all} por enviar`,
    showFewer: 'Mostrar menos',
    showAll: (count) => `Mostrar todos (${count})`,
    atWarehouse: 'Cambios en el almacén',
    entryUnreadable: 'No se pudo leer 1 entrada de este pedido.',
    entriesUnreadable: (count) =>
      count === 1
        ? 'No se pudo leer 1 entrada de este pedido.'
        : `No se pudieron leer ${count} entradas de este pedido.`,
    noLocationNames: 'No se pudieron cargar los nombres de tus ubicaciones. Aparecen como «N/D».',
    locationNames: 'los nombres de las ubicaciones',
    workflows: 'Los flujos de este pedido',
    loadingWorkflows: 'Cargando los flujos de este pedido',
  },
} satisfies CatalogueOf<typeof english>;
