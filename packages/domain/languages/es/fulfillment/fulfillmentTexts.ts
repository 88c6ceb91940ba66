import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/fulfillment/fulfillmentTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders as ordersText } from '../words.ts';

/** As the screens name what they list. */
const order: Readonly<Record<string, string>> = { newest: 'los más recientes', oldest: 'los más antiguos' };
const nouns: Readonly<Record<string, string>> = {
  orders: 'pedidos',
  shipments: 'envíos',
  'open orders that are not batched': 'pedidos abiertos sin lote',
};

export const texts = {
  fulfillmentTexts: {
    order: 'Pedido',
    orders: 'Pedidos',
    units: 'Unidades',
    location: 'Ubicación',
    total: 'Total',
    undated: 'Sin fecha',
    // Locations
    locations: 'Ubicaciones',
    locationsNote:
      'Las ubicaciones vienen de tu tienda. Añádelas, cámbiales el nombre o desactívalas en el panel de tu tienda.',
    openShipments: 'Envíos abiertos',
    openMeaning: 'Un envío está abierto hasta que se entrega o se cancela.',
    noLocations: 'Tu tienda aún no tiene ubicaciones.',
    uncounted: 'Los envíos abiertos aparecen cuando se hayan cargado los pedidos.',
    openOrders: 'Pedido más antiguo y más reciente con un envío abierto',
    oldest: 'Más antiguo',
    newest: 'Más reciente',
    nothingOpen: 'No hay envíos abiertos en estos pedidos.',
    namesMissing: 'No se pudieron cargar los nombres de tus ubicaciones, así que ves sus identificadores.',
    // Batching
    batching: 'En lotes y sin lote, por etapa',
    batchingHead: ['Etapa', 'Pedidos', 'En lote', 'Sin lote'],
    batchingNote:
      'Tu servicio logístico decide cuándo agrupa en lotes. Aquí ves qué ha agrupado y qué sigue esperando.',
    summary: 'Resumen',
    openNotBatched: 'Abiertos, aún sin lote',
    othersNotBatched: 'Otras etapas, sin lote',
    batchedToday: 'En lotes hoy',
    batchedAll: 'En lotes en este período',
    noStages: 'No hay pedidos pendientes de envío en este período.',
    waiting: 'Pedidos abiertos que más tiempo llevan esperando un lote',
    waitingHead: ['Pedido', 'Creado', 'Antigüedad'],
    noneOpen: 'No hay pedidos abiertos en este período.',
    noneWaiting: 'Todos los pedidos abiertos de este período están en lotes.',
    seeOpen: 'Ver todos los pedidos abiertos',
    // Batch history
    history: 'Pedidos por día del lote',
    historyHead: ['Lote del día', 'Pedidos', 'Primer lote', 'Último lote'],
    historyNote: 'Los números de lote y los documentos quedan en tu servicio logístico.',
    historyPeriod:
      'Cuenta los pedidos por el día en que se crearon. ' +
      'Los anteriores no se incluyen, aunque su lote fuera posterior.',
    noBatches: 'Aún no hay pedidos en lotes en este período.',
    batchStatus: 'Pedidos en preparación, por día del lote',
    // Shipping mapping
    statuses: 'Envíos por estado de entrega',
    statusesHead: ['Estado', 'Envíos', 'Unidades', 'Sin número de seguimiento'],
    allLocations: 'Todas las ubicaciones',
    mappingNote:
      'Dónde están ahora tus envíos, por estado de entrega. ' +
      'Configura los métodos de envío y los transportistas en el panel de tu tienda.',
    noShipments: 'Aún no hay envíos en estos pedidos.',
    untracked: 'Envíos sin número de seguimiento',
    untrackedHead: ['Envío', 'Ubicación', 'Estado'],
    allTracked: 'Todos los envíos tienen número de seguimiento.',
    // Order routing
    routing: 'Adónde fueron los pedidos',
    routingHead: ['Ubicación', 'Pedidos (porcentaje)', 'Unidades (porcentaje)'],
    routingNote: 'Desde dónde salieron tus pedidos. Configura el enrutamiento de pedidos en el panel de tu tienda.',
    nothingRouted: 'Aún no se ha enviado nada de estos pedidos.',
    split: 'Pedidos enviados desde varias ubicaciones',
    splitHead: ['Pedido', 'Ubicaciones'],
    noneSplit: 'Cada uno de estos pedidos sale de una sola ubicación.',
    unassigned: 'Pedidos que aún esperan un envío',
    unassignedHead: ['Pedido', 'Unidades por enviar', 'Unidades sin existencias'],
    unassignedNote: 'Estas unidades reciben una ubicación cuando se crea un envío para ellas.',
    noneUnassigned: 'Todas las unidades que hay que enviar están en un envío.',
  },
  listedText: (which, shown, all, noun) =>
    shown === all
      ? null
      : `${formatCount(shown)} de ${formatCount(all)} ${nouns[noun] ?? noun}, ${order[which] ?? which}.`,
  shareWords: { under: 'menos del 1 %', over: 'más del 99 %' },
  routedText: ({ orders, units, rows, leftOut }) => {
    const base = `En envíos: ${counted(units, { one: 'unidad', other: 'unidades' })} de ${ordersText(orders)}.`;
    const hasRepeats = rows.reduce((sum, row) => sum + row.orders, 0) > orders;
    const repeatNote = hasRepeats
      ? ' Un pedido que sale de varias ubicaciones cuenta en cada una, así que los porcentajes suman más del 100 %.'
      : '';
    const leftOutNote =
      leftOut === 0
        ? ''
        : ` No se incluyen ${counted(leftOut, { one: 'envío cancelado o vacío', other: 'envíos cancelados o vacíos' })}.`;
    return `${base}${repeatNote}${leftOutNote}`;
  },
  coverageWords: {
    batches: (count, period) =>
      count === 1
        ? `Según la hora de lote del único pedido (${period}).`
        : `Según las horas de lote de todos los pedidos: ${formatCount(count)} (${period}).`,
    stages: (count, period) => `Según las listas de estas seis etapas, con ${ordersText(count)} (${period}).`,
    undated: (count) => `${ordersText(count)} ${plural(count, { one: 'no tiene', other: 'no tienen' })} hora de lote.`,
    unreadable: (count) => `${ordersText(count)} no se ${plural(count, { one: 'pudo', other: 'pudieron' })} leer.`,
  },
  locationTroubleText: ({ repeated, unreadable }) => {
    const locations = (count: number) => counted(count, { one: 'ubicación', other: 'ubicaciones' });
    const sentences = [
      ...(repeated === 0
        ? []
        : [
            `${locations(repeated)} ${plural(repeated, { one: 'llegó', other: 'llegaron' })} ` +
              'con el identificador de otra. Cada identificador se muestra una vez.',
          ]),
      ...(unreadable === 0
        ? []
        : [`${locations(unreadable)} no se ${plural(unreadable, { one: 'pudo', other: 'pudieron' })} leer.`]),
    ];
    return sentences.length === 0 ? null : sentences.join(' ');
  },
} satisfies CatalogueOf<typeof english>;
