import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/imports/importTexts.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import { counted } from '../../counted.ts';

export const texts = {
  importTexts: {
    title: 'Importar pedidos',
    note:
      'Trae pedidos de un archivo CSV, por ejemplo una exportación de pedidos de Shopify. ' +
      'Los pedidos que ya están aquí no cambian, así que puedes importar el mismo archivo otra vez.',
    choose: 'Elegir archivo',
    drop: 'o suelta aquí un archivo CSV. Puede estar comprimido (.csv.gz).',
    reading: 'Leyendo el archivo…',
    notReadable: 'No podemos leer el archivo. Elígelo de nuevo.',
    another: 'Elegir otro archivo',
    columnsNote: 'Asigna a cada campo una columna del archivo. Los campos con «obligatorio» necesitan una.',
    recipient: 'Destinatario',
    recipientNote:
      'Adónde va cada pedido. Los pedidos sin dirección también se importan, ' +
      'pero la mayoría de los almacenes no los envían.',
    noColumn: 'No está en el archivo',
    chooseColumn: 'Elegir columna',
    required: 'obligatorio',
    firstRows: 'Primeras filas',
    line: 'Línea',
    reason: 'Motivo',
    refusedRow: 'Rechazada',
    refusedInPreview: 'Filas que se rechazarán',
    outcomes: 'Qué pasará con estos pedidos',
    start: 'Importar',
    starting: 'Enviando el archivo',
    rowsRead: (rows) => counted(rows, { one: 'fila leída', other: 'filas leídas' }),
    startCancelled:
      'Dejaste de esperar. Puede que parte del archivo se haya importado. ' +
      'Impórtalo de nuevo para añadir el resto: nada se añade dos veces.',
    progress: 'Progreso',
    result: 'Resultado',
    cancel: 'Cancelar importación',
    cancelling: 'Cancelando la importación',
    cancelNote: 'Los pedidos ya añadidos se quedan.',
    refused: 'Filas rechazadas',
    nothingNew: 'No se añadió nada: todos los pedidos del archivo ya estaban aquí.',
    refusedNote: 'Descarga las filas rechazadas, corrígelas e importa ese archivo. Todo lo demás se importó.',
    download: 'Descargar filas rechazadas',
    downloading: 'Descargando las filas rechazadas',
    importAnother: 'Importar otro archivo',
    seeOrders: 'Ver todos los pedidos',
    table: {
      rows: 'Filas leídas',
      added: 'Pedidos añadidos',
      known: 'Pedidos que ya estaban',
      refused: 'Filas rechazadas',
    },
  },
  columnName: (header, index) => {
    const name = (header[index] ?? '').replace(/^\uFEFF/, '').trim();
    return name === '' ? `Columna ${index + 1}` : name;
  },
  recognisedText: (header, columns) => {
    const used = new Set(Object.values(columns)).size;
    return `Usamos ${formatCount(used)} de las ${formatCount(header.length)} columnas del archivo.`;
  },
  previewText: ({ rowCount, refused, isWholeFile }) => {
    const rows = counted(rowCount, { one: 'fila', other: 'filas' });
    const covered = isWholeFile ? `${rows}, el archivo entero` : `primeras ${rows}`;
    if (refused.length === 0) return `Revisado: ${covered}. Todo se puede importar.`;
    return `Revisado: ${covered}. Se rechazarán: ${formatCount(refused.length)}.`;
  },
  outcomeText: (orders, stage, reason) =>
    [`${counted(orders, { one: 'pedido', other: 'pedidos' })}: ${stage}`, ...(reason === null ? [] : [reason])].join(
      '. ',
    ),
  importStatusWords: {
    theFile: 'el archivo',
    noneAdded: 'No se añadió ningún pedido.',
    stay: (added) =>
      added === 1 ? 'El pedido añadido antes se queda.' : `Los ${formatCount(added)} pedidos añadidos antes se quedan.`,
    again: 'Importa el archivo de nuevo para añadir el resto. Nada se añade dos veces.',
    running: (file) => `Importando ${file}`,
    done: (file) => `Importación terminada: ${file}`,
    doneWithRefused: (file) => `Importación terminada, con algunas filas rechazadas: ${file}`,
    cancelled: 'La importación se canceló',
    failed: 'La importación falló',
    interrupted: 'La importación se interrumpió',
    serverStopped: 'El servidor se detuvo antes del final del archivo.',
    read: (read, total) => `${read} de ${total} leídos`,
  },
  formatBytes: (bytes) => {
    if (bytes >= 1e6) return `${(bytes / 1e6).toFixed(1).replace('.', ',')} MB`;
    return bytes >= 1e3 ? `${formatCount(bytes / 1e3)} kB` : counted(bytes, { one: 'byte', other: 'bytes' });
  },
  morePreviewProblemsText: ({ refused }, listed) => {
    const more = refused.length - listed;
    return more <= 0 ? null : `y ${counted(more, { one: 'fila más', other: 'filas más' })}.`;
  },
  moreProblemsWords: {
    first: (more, kept) => `y ${formatCount(more)} más; las primeras ${formatCount(kept)} están en la descarga.`,
    all: (more) => `y ${formatCount(more)} más; todas están en la descarga.`,
  },
} satisfies CatalogueOf<typeof english>;
