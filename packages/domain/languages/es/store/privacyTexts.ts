import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatTime } from '../../../src/shared/dates/formatTime.ts';
import type * as english from '../../../src/store/privacyTexts.ts';
import { orders as ordersText } from '../words.ts';
import { counted } from '../../counted.ts';

export const texts = {
  privacyTexts: {
    title: 'Privacidad',
    note: 'Descarga lo que guardamos de tu tienda y sus clientes, y mira de quién se borraron los datos.',
    subject: 'tus datos de privacidad',
    exports: 'Los datos de tu tienda',
    exportsNote:
      'Todo lo que guardamos de tu tienda, una línea de JSON por registro, sin las credenciales de tus 3PL. ' +
      'El archivo contiene nombres y direcciones de tus clientes: guárdalo en un lugar seguro.',
    noExports: 'Todavía no se ha hecho ninguna exportación.',
    start: 'Exportar todos los datos',
    starting: 'la exportación',
    started: 'Preparando tu exportación.',
    underway: 'Tu exportación se está preparando. Puedes salir de esta página y volver más tarde.',
    ready: 'Tu última exportación está lista para descargar.',
    bar: 'Registros escritos',
    cancel: 'Cancelar',
    cancelling: 'Cancelando la exportación',
    cancelled: 'Exportación cancelada.',
    download: 'Descargar',
    downloading: 'el archivo',
    otherDownload: 'Espera a que se descargue el otro archivo.',
    requests: 'Clientes que pidieron sus datos',
    requestsNote: 'Descarga el archivo y envíaselo al cliente. Se borra 30 días después de la solicitud.',
    noRequests: 'Ningún cliente ha pedido sus datos.',
    redactions: 'Clientes cuyos datos se borraron',
    redactionsNote:
      'Sus nombres, direcciones, correos y teléfonos se borran en todas partes, también los archivos hechos antes. ' +
      'Los pedidos se quedan, sin el cliente, porque los necesitas para tu contabilidad.',
    noRedactions: 'No se han borrado datos de ningún cliente.',
    uninstall: 'Si desinstalas la app',
    uninstallNote:
      'El trabajo se detiene al momento: no se envían más pedidos a tus 3PL ni se comunica nada a tu tienda. ' +
      'A las 48 horas se borra para siempre todo lo que guardamos de tu tienda, así que exporta antes tus datos si los ' +
      'necesitas. Para conservarlos, vuelve a instalar la app antes.',
  },
  shopExportOrigin: ({ requestedBy, requestedAt }, timeZone) =>
    `Solicitada por ${bidiIsolate(requestedBy)}, ${formatTime(requestedAt, timeZone)}`,
  dataRequestName: ({ customerId }) => (customerId === null ? 'Un cliente' : `Cliente ${bidiIsolate(customerId)}`),
  shopExportAbout: ({ requestedAt }, timeZone) => `la exportación de ${formatTime(requestedAt, timeZone)}`,
  redactionText: ({ doneAt, orders }) => {
    if (doneAt === null || orders === null) return 'Borrando.';
    if (orders === 0) return 'No teníamos pedidos de este cliente.';
    return `Borrado de ${ordersText(orders)}.`;
  },
  redactionTimes: ({ requestedAt, doneAt }, timeZone) => {
    const asked = `Solicitud: ${formatTime(requestedAt, timeZone)}`;
    return doneAt === null ? asked : `${asked}; hecho: ${formatTime(doneAt, timeZone)}`;
  },
  privacyWords: {
    waiting: 'En espera de empezar.',
    counting: 'Contando registros.',
    written: (written, total) => `Escritos: ${written} de ${counted(total, { one: 'registro', other: 'registros' })}.`,
    ready: (records, until) =>
      `Lista: ${counted(records, { one: 'registro', other: 'registros' })}. Se conserva hasta ${until}.`,
    expired: 'Eliminada. Inicia otra si aún la necesitas.',
    failed: 'Esta exportación falló. Inicia otra.',
    cancelled: 'Cancelada. Inicia otra cuando la necesites.',
    fileOf: (customer, time) => `el archivo de ${customer}, solicitado ${time}`,
    requested: (time) => `Solicitado ${time}.`,
    preparing: 'El archivo se está preparando.',
    deleted: 'El archivo se eliminó.',
    kept: (until) => `El archivo se conserva hasta ${until}.`,
  },
} satisfies CatalogueOf<typeof english>;
