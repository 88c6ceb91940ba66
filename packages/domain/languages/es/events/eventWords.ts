import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/events/eventWords.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  eventPartWords: {
    leftOut: {
      switchedOff: 'Desactivada',
      otherChosen: 'Para este pedido se ha elegido otra ubicación',
      notInRule: ({ rule }) => `No está en «${rule}»`,
      outsideZones: ({ country, postcode }) =>
        `No envía a ${[country, postcode].filter((text) => text !== '').join(' ')}`,
      full: ({ orders: count }) => `Completa por hoy: ${orders(count)}`,
    },
    hasNothing: 'no tiene nada de él',
    deletedLocation: 'una ubicación eliminada',
    noSku: 'un artículo sin SKU',
    moreSkus: (skus) => `${formatCount(skus)} SKU más`,
    moreLocations: (locations) => counted(locations, { one: 'ubicación más', other: 'ubicaciones más' }),
    unitsThere: (units, location) => `${location} (${counted(units, { one: 'unidad', other: 'unidades' })})`,
    reservedThere: (units, location) => `${counted(units, { one: 'unidad', other: 'unidades' })} en ${location}`,
    missingOfAddress: {
      name: 'la dirección no tiene nombre',
      address1: 'la dirección no tiene calle',
      city: 'la dirección no tiene ciudad',
      state: 'la dirección no tiene estado o provincia',
      postcode: 'la dirección no tiene código postal',
      country: 'la dirección no tiene un país que conozcan los transportistas',
    },
    missing: {
      shippingMethod: 'el método de envío no está asignado',
      weight: 'un producto no tiene peso',
    },
    tasks: {
      fulfill: 'añadir el envío',
      track: 'cambiar el número de seguimiento',
      cancelFulfillment: 'cancelar el envío',
      hold: 'retener el pedido',
      release: 'liberar el pedido',
      releaseHolds: 'liberar su retención',
      move: 'mover el pedido a su ubicación',
      tags: 'cambiar las etiquetas',
      address: 'cambiar la dirección',
      removeLines: 'quitar los artículos',
      close: 'archivar el pedido',
      answer: 'responder',
    },
    storeHolds: {
      AWAITING_PAYMENT: 'a la espera del pago',
      AWAITING_RETURN_ITEMS: 'a la espera de una devolución',
      HIGH_RISK_OF_FRAUD: 'alto riesgo de fraude',
      INCORRECT_ADDRESS: 'dirección incorrecta',
      INVENTORY_OUT_OF_STOCK: 'sin existencias',
      ONLINE_STORE_POST_PURCHASE_CROSS_SELL: 'el cliente aún puede añadir algo',
      OTHER: 'otro motivo',
      UNKNOWN_DELIVERY_DATE: 'fecha de entrega desconocida',
    },
    moreHolds: (holds) => counted(holds, { one: 'motivo más', other: 'motivos más' }),
    payments: {
      AUTHORIZED: 'el pago está autorizado y sin capturar',
      PENDING: 'el pago está pendiente',
      PARTIALLY_PAID: 'solo está pagada una parte',
      EXPIRED: 'el pago ha caducado',
      '': 'la tienda no indica ningún pago',
    },
    endedPayments: { VOIDED: 'Pago anulado', REFUNDED: 'Reembolsado' },
    risks: { INVESTIGATE: 'la tienda pide revisarlo', CANCEL: 'la tienda aconseja cancelarlo' },
    disputes: {
      NEEDS_RESPONSE: 'el banco espera tu respuesta',
      UNDER_REVIEW: 'el banco la está revisando',
    },
    deliveries: {
      LOCAL: 'entrega local',
      PICK_UP: 'recogida en tienda',
      RETAIL: 'vendido en una tienda física',
      NONE: 'sin entrega',
    },
  },
  eventWords: {
    actionTaken: ({ button, by, isBulk, isUndo, removed }) => {
      const name = `${isUndo ? `Deshacer (${button})` : button}${isBulk ? ' (en grupo)' : ''}`;
      const clicked = by === null ? `Se ha pulsado «${name}»` : `${by} ha pulsado «${name}»`;
      return removed === undefined ? clicked : `${clicked}: ${formatCount(removed.quantity)} × ${removed.name}`;
    },
    tagRenamed: ({ from, to, by }) => `${by} ha cambiado el nombre de la etiqueta «${from}» a «${to}»`,
    tagMerged: ({ from, to, by }) => `${by} ha combinado la etiqueta «${from}» con «${to}»`,
    tagDeleted: ({ tag, by }) => `${by} ha eliminado la etiqueta «${tag}»`,
    tagRestored: ({ tag, by }) => `${by} ha recuperado la etiqueta «${tag}»`,

    received: 'Pedido recibido de la tienda',
    foundByCheck: 'La tienda no había avisado de este pedido; lo ha encontrado una comprobación',
    imported: ({ file }) => `Importado de ${file}`,
    joinedStore: 'La tienda también tiene este pedido. Desde ahora cuenta lo que diga la tienda',
    sameOrderInStore: ({ order }) =>
      `La tienda también tiene este pedido, como ${bidiIsolate(order)}: se envía aquel y no este`,
    sameOrderFromFile: ({ order }) =>
      `Un pedido de un archivo, ${bidiIsolate(order)}, parece ser el mismo y ya lo tiene un almacén. Cierra uno de los dos`,
    canceledInStore: ({ shipped }) =>
      ({
        none: 'Cancelado en la tienda',
        part: 'Cancelado en la tienda, pero parte del pedido ya se había enviado.',
        all: 'Cancelado en la tienda, pero el pedido ya se había enviado.',
      })[shipped],
    deletedInStore: 'Eliminado en la tienda',
    archivedInStore: 'Archivado en la tienda',
    nothingLeftInStore: 'En la tienda no queda nada por enviar',
    fulfilledInStore: 'Enviado desde la tienda, no por esta app',
    shippedTwice: ({ items }) =>
      `Enviado dos veces, a mano en la tienda y por un almacén: ${items}. Detén uno de los paquetes.`,
    fulfillmentCanceledInStore: 'Se canceló un envío en la tienda',
    fulfillmentFailedInStore: 'Un envío falló en la tienda. Sus artículos no se han enviado',
    testOrder: 'Pedido de prueba: no se envía',
    heldInStore: ({ holds }) => `Retenido en la tienda${holds === '' ? '' : `: ${holds}`}`,
    scheduledInStore: ({ until }) => `Programado en la tienda${until === '' ? '' : ` para ${until}`}`,
    unplannedInStore: 'La tienda aún no ha dicho qué hay que enviar',
    unplacedInStore: 'La tienda no dice qué ubicación lo envía',
    begunInStore: 'Alguien ha empezado a enviarlo en la tienda',
    unknownInStore: ({ status }) => `La tienda llama “${status}” a lo que queda, algo que esta app no conoce`,
    awaitsPayment: ({ status, ended }) => ended || `A la espera del pago: ${status}`,
    severalDestinations: ({ addresses }) =>
      `En la tienda sus partes van a ${formatCount(addresses)} direcciones distintas; esta app envía un pedido a una sola dirección`,
    riskFound: ({ recommendation }) => `Riesgo de fraude: ${recommendation}`,
    disputeOpen: ({ status }) => `Disputa del pago: ${status}`,
    paymentChanged: ({ status }) => `Pago en la tienda: ${status}`,
    riskChanged: ({ recommendation }) => `Análisis de fraude de la tienda: ${recommendation}`,
    disputeChanged: ({ status }) => `Disputa del pago en la tienda: ${status}`,
    returnChanged: ({ name, change, items }) => {
      const what = `Devolución ${bidiIsolate(name)}${items === '' ? '' : ` (${items})`}`;
      return {
        requested: `${what} solicitada por el cliente`,
        approved: `${what} aprobada en la tienda`,
        declined: `${what} rechazada en la tienda`,
        canceled: `${what} cancelada en la tienda`,
        closed: `${what} cerrada en la tienda`,
        reopened: `${what} reabierta en la tienda`,
        gone: `${what} rechazada o cancelada en la tienda`,
      }[change];
    },
    refundedInStore: ({ items }) =>
      items === '' ? 'Reembolsado en la tienda, sin artículos' : `Reembolsado en la tienda: ${items}`,
    beforeGoLive: 'De antes de que esta app enviara tus pedidos. Pásalo a Abierto para enviarlo desde aquí.',
    unclearInFile: 'El archivo no dice cuántas unidades quedan por enviar. Comprueba el pedido en la tienda.',
    storeReleaseAsked: ({ by, holds }) =>
      `Se pidió a la tienda liberar su retención${holds === '' ? '' : ` (${holds})`}${by === null ? '' : `, por ${bidiIsolate(by)}`}`,
    releasedInStore: 'La tienda ya permite enviarlo',
    reopenedInStore: 'Vuelve a haber algo que enviar en la tienda',
    shippedElsewhere: ({ by }) => `No lo envía esta app: ${by}`,
    quantityChanged: ({ item, before, after }) =>
      `${bidiIsolate(item)}: cambiado en la tienda de ${formatCount(before)} a ${formatCount(after)}`,
    itemAddedInStore: ({ item, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(item)}: añadido en la tienda`,
    tooLateToReduce: ({ item }) =>
      `Demasiado tarde para quitar ${bidiIsolate(item)}: las unidades ya se habían enviado.`,
    warehouseOutdated: 'El almacén tiene el pedido como estaba antes de este cambio. Llama al almacén.',
    addressChanged: ({ oldAddress }) =>
      ({
        unused: 'La dirección de envío se ha cambiado en la tienda',
        asked: 'La dirección de envío se ha cambiado en la tienda. Se ha pedido al almacén que use la nueva',
        atWarehouse:
          'La dirección de envío se ha cambiado en la tienda, pero el almacén tiene la antigua. Llama al almacén.',
        shipped: 'La dirección de envío se ha cambiado en la tienda, pero el pedido ya había salido hacia la antigua.',
      })[oldAddress],
    addressEdited: ({ by, parts, oldAddress }) =>
      `${bidiIsolate(by)} ha cambiado la dirección de envío (${parts})` +
      {
        unused: '',
        asked: '. Se ha pedido al almacén que use la nueva',
        atWarehouse: ', pero el almacén tiene la antigua. Llama al almacén.',
        shipped: ', pero una parte del pedido ya había salido hacia la antigua.',
      }[oldAddress],
    storeRefused: ({ task, words }) => `La tienda no lo ha hecho (${task}): ${bidiIsolate(words)}`,

    workflowRan: ({ workflow, changes }) =>
      `Flujo de trabajo «${workflow}» ejecutado${changes === '' ? '' : `: ${changes}`}`,
    workflowFailed: ({ workflow, problems }) => `No se pudo ejecutar el flujo de trabajo «${workflow}»: ${problems}`,
    itemAdded: ({ sku, quantity }) => `Añadido: ${formatCount(quantity)} × ${bidiIsolate(sku)}`,
    itemSwapped: ({ sku, newSku, quantity }) =>
      `${formatCount(quantity)} × ${bidiIsolate(sku)}: cambiado por ${bidiIsolate(newSku)}`,
    bundleSplit: ({ sku, quantity, items }) =>
      quantity === 1
        ? `Pack ${bidiIsolate(sku)} dividido: ${items}`
        : `${formatCount(quantity)} packs ${bidiIsolate(sku)} divididos: ${items}`,
    holdEnded: 'La retención ha terminado; el pedido vuelve a estar abierto',

    sentToReview: ({ missing }) => `Mandado a revisión: ${missing}`,
    routed: ({ places, first, units, isSplit, chosenBy, country }) => {
      const all = units === 1 ? 'la unidad' : `las ${formatCount(units)} unidades`;
      const has = isSplit ? `${first} no tiene ${all}` : `${country === '' ? '' : `envía a ${country}, `}tiene ${all}`;
      return `Enrutado a ${places}${chosenByText(chosenBy)}: ${has}`;
    },
    nothingToRoute: 'Enrutado: no hay nada que enviar',
    backOrdered: ({ short, reserved }) =>
      `Sin existencias: faltan existencias de ${short}${reserved === '' ? '' : `; reservado: ${reserved}`}`,
    releasedShort: ({ short }) => `Liberado aunque falta algo: faltan existencias de ${short}`,
    noLocation: ({ reasons }) => `Requiere revisión: ninguna ubicación puede enviarlo. ${reasons}`.trim(),
    releasedUnrouted: ({ reasons }) => `Sin enrutar: ninguna ubicación puede enviarlo. ${reasons}`.trim(),
    stockArrived: ({ isPart }) =>
      isPart
        ? 'Ha llegado parte de las existencias; el pedido vuelve a estar abierto en parte'
        : 'Han llegado existencias; el pedido vuelve a estar abierto',

    batched: ({ batch, time, location, by }) =>
      `Enviado con el lote ${batch} a las ${time} desde ${bidiIsolate(location)}` +
      (by === null ? '' : `, iniciado por ${bidiIsolate(by)}`),
    batchedAgain: ({ batch, location, attempt }) =>
      `Enviado de nuevo con el lote ${batch} desde ${bidiIsolate(location)}, intento ${attempt}`,
    handedOver: 'Enviado al almacén',
    shipsWith: ({ service }) => `Se envía con ${service}`,
    offeredAgain: ({ provider }) => `Movido a abiertos: ${bidiIsolate(provider)} vuelve a estar conectado`,
    partHandedOver: ({ provider, units, service }) =>
      `${bidiIsolate(provider)} envía ${counted(units, { one: 'unidad', other: 'unidades' })}` +
      (service === null ? '' : ` con ${service}`),
    instructionsUntold: ({ provider, instructions }) =>
      `A ${bidiIsolate(provider)} no se le puede comunicar: ${instructions}. Acuérdalo con el almacén.`,
    customsValueUntold: ({ provider, currency, taken }) =>
      `${bidiIsolate(provider)} solo acepta valores de aduana en ${taken}; los valores en ${currency} no se enviaron. ` +
      'Introdúcelos allí.',
    refusedByWarehouse: ({ words }) => `El almacén lo ha rechazado: ${words}`,
    notShipped: ({ words }) => words,

    canceledAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} lo ha cancelado en el almacén`,
    tooLateToCancel: ({ provider, words }) =>
      `${bidiIsolate(provider)} no pudo cancelarlo, el almacén lo envía: ${words}`,
    cancelNotAsked: ({ provider, words }) =>
      `No se pudo pedir a ${bidiIsolate(provider)} que lo cancele: ${words} Llama al almacén.`,
    holdAsked: ({ provider }) => `Se ha pedido a ${bidiIsolate(provider)} que lo retenga`,
    heldAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} lo retiene hasta que lo liberes`,
    givenBackToHold: ({ provider }) =>
      `${bidiIsolate(provider)} no lo enviará. Cuando lo liberes, se enviará como pedido nuevo`,
    tooLateToHold: ({ provider, words }) =>
      `Demasiado tarde para retenerlo, ${bidiIsolate(provider)} ya lo está enviando: ${words}`,
    holdNotAsked: ({ provider, words }) =>
      `No se pudo pedir a ${bidiIsolate(provider)} que lo retenga: ${words} Llama al almacén.`,
    addressAtWarehouse: ({ provider }) => `${bidiIsolate(provider)} tiene la dirección nueva`,
    addressNotChanged: ({ provider, words }) =>
      `${bidiIsolate(provider)} tiene la dirección antigua: ${words} Llama al almacén.`,
    removalAsked: ({ provider, items }) => `Se ha pedido a ${bidiIsolate(provider)} que quite ${items}`,
    removedAtWarehouse: ({ provider, items }) => `${bidiIsolate(provider)} ha quitado ${items}`,
    givenBackToRemove: ({ provider, items }) =>
      `${bidiIsolate(provider)} no enviará ${items}. El resto se envía como pedido nuevo`,
    tooLateToRemove: ({ provider, items, words }) =>
      `Demasiado tarde para quitar ${items}, ${bidiIsolate(provider)} ya lo está enviando: ${words}`,
    removalNotAsked: ({ provider, items, words }) =>
      `No se pudo pedir a ${bidiIsolate(provider)} que quite ${items}: ${words} Llama al almacén.`,
    heldByWarehouse: ({ provider, words }) => `${bidiIsolate(provider)} lo retiene: ${words}`,

    shipped: ({ shipment }) => `El envío ${shipment} ha salido del almacén`,
    tracking: ({ shipment, status }) => `Envío ${shipment}: ${status}`,
    voided: ({ shipment }) => `El almacén ha anulado el envío ${shipment}; hay que volver a enviar sus artículos`,
    unexpectedParcel: ({ provider, tracking }) =>
      `${bidiIsolate(provider)} ha enviado un paquete que el pedido ya no espera` +
      (tracking === null ? '' : ` (${tracking})`),
    reshipAsked: ({ reship, provider, items, reason, by }) =>
      `${bidiIsolate(provider)} debe reenviar ${items} como ${bidiIsolate(reship)}. Motivo: ${reason}` +
      (by === null ? '' : `. Lo pidió ${bidiIsolate(by)}`),
    reshipTaken: ({ reship, provider }) => `${bidiIsolate(provider)} tiene ${bidiIsolate(reship)}`,
    reshipStopped: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} no envía ${bidiIsolate(reship)}: ${words}`,
    reshipHeld: ({ reship, provider, words }) => `${bidiIsolate(provider)} retiene ${bidiIsolate(reship)}: ${words}`,
    reshipParcel: ({ reship, tracking }) =>
      `Otro paquete de ${bidiIsolate(reship)} ha salido del almacén${tracking === null ? '' : ` (${tracking})`}`,
    reshipVoided: ({ reship, provider }) => `${bidiIsolate(provider)} ha retirado un paquete de ${bidiIsolate(reship)}`,
    reshipCancelAsked: ({ reship, provider, by }) =>
      `Se ha pedido a ${bidiIsolate(provider)} que cancele ${bidiIsolate(reship)}` +
      (by === null ? '' : `. Lo pidió ${bidiIsolate(by)}`),
    reshipCanceled: ({ reship, provider, by }) => `${bidiIsolate(by ?? provider)} ha cancelado ${bidiIsolate(reship)}`,
    reshipTooLate: ({ reship, provider, words }) =>
      `${bidiIsolate(provider)} no pudo cancelar ${bidiIsolate(reship)} y lo envía: ${words}`,
    reshipCancelNotAsked: ({ reship, provider, words }) =>
      `No se pudo pedir a ${bidiIsolate(provider)} que cancele ${bidiIsolate(reship)}: ${words} Llama al almacén.`,
  },
} satisfies CatalogueOf<typeof english>;

function chosenByText(chosenBy: { type: 'rule'; rule: string } | { type: 'workflow' | 'noRule' }): string {
  if (chosenBy.type === 'rule') return ` por «${bidiIsolate(chosenBy.rule)}»`;
  return chosenBy.type === 'workflow' ? ' por un flujo de trabajo' : ', ninguna regla cubre este país';
}
