import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/bulk/bulkTexts.ts';
import { orders } from '../../words.ts';
import { counted } from '../../../counted.ts';
import { plural } from '../../../../src/languages/plural.ts';
import { formatCount } from '../../../../src/shared/numbers/formatCount.ts';

const noneCan = 'Ninguno de los pedidos seleccionados cumple los requisitos.';

/** Words before and after the number: "Cerrar 12 pedidos". */
const wordings = {
  'ship-now': { verb: ['Enviar', 'ahora'], running: ['Enviando', 'al 3PL'] },
  'move-to-open': { verb: ['Pasar', 'a abiertos'], running: ['Pasando', 'a abiertos'] },
  'move-to-close': { verb: ['Cerrar', ''], running: ['Cerrando', ''] },
  'run-workflow': {
    verb: ['Ejecutar ahora para', ''],
    running: ['Ejecutando los flujos de trabajo fallidos de', ''],
  },
  'shipment-workflow': {
    verb: ['Ejecutar los flujos de envío de', ''],
    running: ['Ejecutando los flujos de envío de', ''],
  },
  'move-to-open-errored': { verb: ['Pasar', 'a abiertos'], running: ['Pasando', 'a abiertos'] },
  available: { verb: ['Liberar', ''], running: ['Liberando', ''] },
  'available-partially': { verb: ['Liberar', 'parcialmente'], running: ['Liberando', 'parcialmente'] },
} as const;

function withOrders([before, after]: readonly [string, string], count: number): string {
  return `${before} ${orders(count)} ${after}`.trim();
}

export const texts = {
  bulkTexts: {
    clear: 'Quitar selección',
    apply: 'Aplicar',
    noneCan,
    runningElsewhere: 'Omitido porque otra acción sigue en curso',
    outcomeUnknown: 'No sabemos si se hizo, así que estamos comprobando los pedidos otra vez.',
    checkAndSendAgain: 'Comprobar y enviar de nuevo',
    sendAgainSafe:
      'Si envías de nuevo, los pedidos que ya no están en la lista cuentan como hechos, ' +
      'y en los demás nada se hará dos veces.',
    sendAgainUnsafe:
      'Comprueba primero los pedidos y envía de nuevo solo si no se hizo: ' +
      'de lo contrario, podría hacerse dos veces. ' +
      'Los pedidos que ya no están en la lista no se envían de nuevo.',
    notChecked: 'La lista no se cargó, así que no se envió nada de nuevo.',
    nothingDone: 'No se hizo nada.',
    nothingMoreDone: 'Esta vez no se hizo nada. No sabemos qué hizo el intento anterior.',
    cancelled: 'Dejaste de esperar.',
    nothingHere: 'Esta lista está vacía.',
    stale:
      'Estos pedidos son de antes de tu último cambio. ' +
      'Vuelve a intentarlo o deshaz el cambio para seleccionar pedidos.',
    noReason: 'El servidor no indicó el motivo.',
    stillListed: 'Sigue en la lista. El servidor no dijo qué ocurrió.',
    notLookedUp: 'No se encontró, pero una parte de la lista no se cargó.',
    sendAgain: 'Enviar de nuevo',
    stopped: 'Lo detuviste antes de que volviera a quedar retenido.',
    sessionExpired: 'La sesión caducó antes de que volviera a quedar retenido.',
    waitStopped: 'Dejaste de esperar la respuesta.',
    notSent: 'No enviados',
    failed: 'Fallidos',
    skipped: 'Omitidos',
    unknown: 'No se sabe',
    serverMessage: 'Mensaje del servidor:',
    notPutBack: 'Sin volver a retener',
    notAllDone: 'No se hizo con algunos pedidos.',
    notAllKnown: 'Puede que no se haya hecho con algunos pedidos.',
    notAllPutBack: 'Algunos pedidos no han vuelto a quedar retenidos.',
    notAllPutBackKnown: 'Puede que algunos pedidos no hayan vuelto a quedar retenidos.',
  },
  bulkCheckingText: (count, listTitle) => `Buscando ${orders(count)} en ${listTitle}`,
  noneLeftText: (count, listTitle) =>
    `${orders(count)} ${plural(count, { one: 'hecho: ya no está', other: 'hechos: ya no están' })} en ${listTitle}.`,
  timelineFailedText: (count) => `No se pudo guardar la entrada de la cronología de ${orders(count)}.`,
  preflightText: (eligible, refused) => {
    const can =
      `${formatCount(eligible)} de los ${formatCount(eligible + refused)} pedidos seleccionados ` +
      `${plural(eligible, { one: 'cumple', other: 'cumplen' })} los requisitos.`;
    return `${eligible === 0 ? noneCan : can} ${counted(refused, { one: 'excluido', other: 'excluidos' })}:`;
  },
  bulkUndoneText: (count) =>
    `${orders(count)} ${plural(count, { one: 'está retenido', other: 'están retenidos' })} de nuevo.`,
  undoProgressText: (done, all) =>
    `Deshacer: ${formatCount(done)} de ${orders(all)} ${plural(all, { one: 'retenido', other: 'retenidos' })} de nuevo`,
  undoStoppingText: (inFlight) =>
    `Deshacer: se detendrá tras ${orders(inFlight)} ya ${plural(inFlight, { one: 'enviado', other: 'enviados' })}`,
  putBackLabel: (count) => `Volver a retener ${orders(count)}`,
  moreOrdersText: (count) => `y ${formatCount(count)} más`,
  retryFailedLabel: (failed) => `Reintentar ${counted(failed, { one: 'fallido', other: 'fallidos' })}`,
  bulkButtonLabel: (action, count) => withOrders(wordings[action].verb, count),
  bulkRunningText: (action, count) => withOrders(wordings[action].running, count),
  preflightChoices: (eligible, refused) => ({
    eligible: `Solo los que cumplen los requisitos: ${formatCount(eligible)}`,
    all: `Todos de todos modos: ${formatCount(eligible + refused)}, incluidos los excluidos: ${formatCount(refused)}`,
  }),
  notSelectableText: (unreadable) =>
    unreadable === 1
      ? `No se pudo leer ${orders(unreadable)} y no está seleccionado.`
      : `No se pudieron leer ${orders(unreadable)} y no están seleccionados.`,
  bulkCloseLabel: 'Pasar a cerrados',
  bulkReportWords: {
    slow: (subject) => `El servidor aún no ha respondido: ${subject}`,
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
  },
} satisfies CatalogueOf<typeof english>;
