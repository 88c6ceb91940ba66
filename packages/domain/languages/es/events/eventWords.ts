import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/events/eventWords.ts';
import { bidiIsolate } from '../../../src/shared/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/formatCount.ts';
import { formatMoney } from '../../../src/shared/formatMoney.ts';
import { joinNames } from '../../../src/shared/joinNames.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

export const texts = {
  eventPartWords: {
    changes: {
      addTags: ({ tags }) => `etiquetado con ${joinNames(tags.map(quoted))}`,
      removeTags: ({ tags }) =>
        `${tags.length === 1 ? 'quitada la etiqueta' : 'quitadas las etiquetas'} ${joinNames(tags.map(quoted))}`,
      hold: ({ reason, hours }) => `retenido${hours === null ? '' : ` ${duration(hours)}`}: ${reason}`,
      review: ({ reason }) => `mandado a revisión: ${reason}`,
      routeToLocation: ({ location }) => `enrutado a ${location ?? 'una ubicación eliminada'}`,
      routeToProvider: ({ provider }) => `enrutado a ${provider ?? 'un 3PL desconectado'}`,
      note: ({ text }) => `anotado ${quoted(text)} para el almacén`,
      setShippingService: ({ service }) => `se enviará con ${service}`,
      setPackage: ({ package: name }) => `se embalará en ${name}`,
      setInsurance: ({ amount, currency }) => `asegurado por ${formatMoney(amount, currency)}`,
      requireSignature: 'con firma obligatoria',
      splitBundles: 'packs divididos en sus artículos',
      addItem: ({ sku, quantity }) => `añadido: ${formatCount(quantity)} × ${sku}`,
      swapItem: ({ sku, newSku }) => `${sku} cambiado por ${newSku}`,
      stageKept: 'ni retenido ni mandado a revisión: no estaba abierto',
      bundlesKept: ({ isOpen }) =>
        `no dividido en artículos, porque ${isOpen ? 'no tiene packs' : 'no estaba abierto'}`,
      itemNotAdded: ({ sku, isOpen }) => `${sku} no añadido, porque ${isOpen ? 'ya lo tiene' : 'no estaba abierto'}`,
      itemNotSwapped: ({ sku, newSku, isOpen }) =>
        `no cambiado por ${newSku}, porque ${isOpen ? `no tiene ${sku}` : 'no estaba abierto'}`,
    },
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
    missing: {
      address: 'la dirección no tiene un país que conozcan los transportistas',
      shippingMethod: 'el método de envío no está asignado',
      weight: 'un producto no tiene peso',
    },
    tasks: {
      fulfill: 'añadir el envío',
      track: 'cambiar el número de seguimiento',
      cancelFulfillment: 'cancelar el envío',
      hold: 'retener el pedido',
      release: 'liberar el pedido',
      move: 'mover el pedido a su ubicación',
      tags: 'cambiar las etiquetas',
      removeLines: 'quitar los artículos',
      close: 'archivar el pedido',
      answer: 'responder',
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
    quantityChanged: ({ item, before, after }) =>
      `${bidiIsolate(item)}: cambiado en la tienda de ${formatCount(before)} a ${formatCount(after)}`,
    itemAddedInStore: ({ item, quantity }) => `${formatCount(quantity)} × ${bidiIsolate(item)}: añadido en la tienda`,
    tooLateToReduce: ({ item }) =>
      `Demasiado tarde para quitar ${bidiIsolate(item)}: las unidades ya se habían enviado.`,
    warehouseOutdated: 'El almacén tiene el pedido como estaba antes de este cambio. Llama al almacén.',
    addressChanged: ({ oldAddress }) =>
      ({
        unused: 'La dirección de envío se ha cambiado en la tienda',
        atWarehouse:
          'La dirección de envío se ha cambiado en la tienda, pero el almacén tiene la antigua. Llama al almacén.',
        shipped: 'La dirección de envío se ha cambiado en la tienda, pero el pedido ya había salido hacia la antigua.',
      })[oldAddress],
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
    partHandedOver: ({ provider, units, service }) =>
      `${bidiIsolate(provider)} envía ${counted(units, { one: 'unidad', other: 'unidades' })}` +
      (service === null ? '' : ` con ${service}`),
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
  },
} satisfies CatalogueOf<typeof english>;

function quoted(text: string): string {
  return `«${text}»`;
}

function duration(hours: number): string {
  return hours % 24 === 0
    ? counted(hours / 24, { one: 'día', other: 'días' })
    : counted(hours, { one: 'hora', other: 'horas' });
}

function chosenByText(chosenBy: { type: 'rule'; rule: string } | { type: 'workflow' | 'noRule' }): string {
  if (chosenBy.type === 'rule') return ` por «${bidiIsolate(chosenBy.rule)}»`;
  return chosenBy.type === 'workflow' ? ' por un flujo de trabajo' : ', ninguna regla cubre este país';
}
