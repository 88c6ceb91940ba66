import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/batching/batchScreenTexts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';
import { orders } from '../words.ts';

const boxes = (count: number) => counted(count, { one: 'caja', other: 'cajas' });

export const texts = {
  batchScreenTexts: {
    upcoming: {
      subject: 'los próximos lotes',
      title: 'Próximos lotes',
      note:
        'A la hora de corte, los pedidos abiertos de una ubicación se envían juntos al almacén. ' +
        '«Enviar ahora» no espera a esa hora.',
      none: 'Tu tienda aún no tiene ubicaciones.',
      paused: 'En pausa',
      off: 'Desactivada',
      default: 'Recibe pedidos sin ubicación',
      noCutOffs: 'No hay horas de corte definidas.',
      setCutOffs: 'Definir horas de corte',
      isOff: 'Esta ubicación está desactivada, así que no se envía nada a la hora de corte.',
      dueNow: 'ahora',
      empty: 'No hay pedidos que enviar',
      leftOut: 'No se envía',
      showOrders: 'Mostrar pedidos',
      hideOrders: 'Ocultar pedidos',
      sendNow: 'Enviar ya',
      pause: 'Pausar cortes',
      resume: 'Reanudar cortes',
      nothingToSend: 'No hay pedidos que enviar.',
      nextCutOff: 'Próxima hora de corte:',
    },
    orders: {
      subject: 'los pedidos del próximo lote',
      head: ['Pedido', 'Cliente', 'Creado', 'Caja'],
      none: 'Ningún pedido espera en esta ubicación.',
      noCustomer: 'Sin nombre',
      ordersOf: (location) => `Pedidos de ${location}`,
    },
    sendNow: {
      sending: 'Enviando los pedidos',
      note: 'Esto no se puede deshacer.',
      cancelled: 'Dejaste de esperar. Puede que los pedidos se hayan enviado: consulta el historial de lotes.',
      view: 'Abrir el lote',
    },
    history: {
      subject: 'los lotes',
      title: 'Historial de lotes',
      note: 'Pedidos que se enviaron juntos al almacén, los más recientes primero.',
      none: 'Aún no hay lotes. El primero aparecerá aquí después del próximo corte.',
      noneOlder: 'No hay lotes más antiguos.',
      head: ['Lote', 'Inicio', 'Ubicación', 'Pedidos', 'Cajas ahorradas', 'Fallidos'],
      late: 'Con retraso',
      running: 'Enviándose',
      newest: 'Lotes más recientes',
      older: 'Lotes anteriores',
    },
    batch: {
      subject: 'el lote',
      back: 'Historial de lotes',
      sending: 'Aún se están enviando pedidos de este lote.',
      orders: 'Pedidos de este lote',
      head: ['Pedido', 'Cliente', 'Caja', 'Resultado'],
      none: 'Este lote no tiene pedidos.',
      again: 'Reenviar los pedidos fallidos',
      noneFailed: 'Ningún pedido de este lote ha fallado.',
      againBody:
        'Cada pedido vuelve a enviarse al almacén. ' +
        'Se omiten los que entretanto se hayan enviado, retenido o cerrado.',
      resultTitle: 'Qué pasó con los pedidos',
      againCancelled:
        'Dejaste de esperar. Puede que los pedidos se hayan enviado: revisa el lote antes de enviarlos otra vez.',
      title: (batchId) => `Lote ${batchId}`,
      attempt: (attempt) => `Intento ${attempt}`,
    },
    retry: 'Reintentar',
  },
  batchOutcomeLabels: { waiting: 'Enviándose', sent: 'Enviado', skipped: 'Omitido', failed: 'Fallido' },
  boxesText: (count) => boxes(count),
  combinedBoxesText: (count) => `${boxes(count)} si el almacén junta los pedidos a una misma dirección`,
  boxesSavedText: (saved) => (saved === 0 ? '' : `${boxes(saved)} de ahorro`),
  cutOffTimeWords: {
    today: (time) => `hoy, ${time}`,
    tomorrow: (time) => `mañana, ${time}`,
    later: (day, time) => `${day}, ${time}`,
    of: (time) => `Corte de las ${time}`,
  },
  countdownWords: {
    seconds: (seconds) => `en ${seconds} s`,
    minutes: (minutes) => `en ${minutes} min`,
    hours: (hours, minutes) => `en ${hours} h ${minutes} min`,
    days: (days, hours) => `en ${counted(days, { one: 'día', other: 'días' })} ${hours} h`,
  },
  pausedCutOffsText: (by, since) =>
    `En pausa desde ${since}${by === '' ? '' : `, por ${bidiIsolate(by)}`}. No se envía nada en sus horas de corte.`,
  sendNowWords: {
    title: (count, name) => `¿Enviar ya ${orders(count)} desde ${bidiIsolate(name)}?`,
    body: 'Van al almacén y pasan a Pedidos en preparación.',
    combined: (count) => `Si junta los pedidos a una misma dirección, caben en ${boxes(count)}.`,
    behind: (count) => `${orders(count)} no se ${count === 1 ? 'envía' : 'envían'}.`,
    next: 'Lo que llegue después se envía en el próximo corte.',
    confirm: (count) => `Enviar ${orders(count)}`,
  },
  sentBatchText: ({ batchId, locationName, counts }) => {
    const others = [
      ...(counts.failed > 0 ? [counted(counts.failed, { one: 'fallido', other: 'fallidos' })] : []),
      ...(counts.skipped > 0 ? [counted(counts.skipped, { one: 'omitido', other: 'omitidos' })] : []),
      ...(counts.waiting > 0 ? [`${formatCount(counts.waiting)} aún enviándose`] : []),
    ];
    const sent = `${orders(counts.sent)} desde ${bidiIsolate(locationName)}`;
    return `Lote ${batchId} enviado: ${[sent, ...others].join(', ')}.`;
  },
  lateBatchWords: {
    delay: (hours, minutes) => (hours > 0 ? `${formatCount(hours)} h ${minutes} min` : `${minutes} min`),
    late: (delay) => `Empezó con ${delay} de retraso, porque a la hora de corte no había ningún servidor en marcha.`,
    missed: (count) => `También incluye ${counted(count, { one: 'corte anterior', other: 'cortes anteriores' })}.`,
  },
  sendAgainLabel: (failed) =>
    failed === 1 ? 'Reenviar el pedido fallido' : `Reenviar los ${formatCount(failed)} pedidos fallidos`,
  pauseDoneText: (name, isPaused) =>
    isPaused
      ? `Los cortes de ${bidiIsolate(name)} están en pausa.`
      : `Los cortes de ${bidiIsolate(name)} vuelven a estar activos.`,
} satisfies CatalogueOf<typeof english>;
