import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import { bidiIsolate } from '../../../src/shared/texts/bidiIsolate.ts';
import { formatCount } from '../../../src/shared/numbers/formatCount.ts';
import type * as english from '../../../src/stock/stockScreenTexts.ts';
import { plural } from '../../../src/languages/plural.ts';
import { counted } from '../../counted.ts';
import { orders as ordersText } from '../words.ts';

export const texts = {
  stockScreenTexts: {
    subject: 'las existencias',
    title: 'Existencias por ubicación',
    note: 'Unidades en cada ubicación. Los pedidos reservan lo que necesitan. Un SKU que no cuentas en ningún sitio nunca falta.',
    summary: 'Resumen',
    levels: 'Registros de existencias',
    low: 'Pocas existencias',
    waiting: 'SKU que los pedidos esperan',
    filter: 'Filtrar por SKU',
    location: 'Ubicación',
    deletedLocation: 'Ubicación eliminada',
    allLocations: 'Todas las ubicaciones',
    show: 'Mostrar',
    sku: 'SKU',
    onHand: 'En almacén',
    allocated: 'Reservado',
    available: 'Disponible',
    lowAt: 'Bajo a partir de',
    waits: 'En espera',
    isLow: 'Bajo',
    keyboard: 'Las flechas arriba y abajo cambian de fila; Escape descarta lo escrito.',
    emptyMeans: 'Vacía el campo para dejar de contar un SKU en una ubicación.',
    none: 'Todavía no se cuenta nada',
    noneNote:
      'Importa un archivo CSV con las columnas SKU, Location y On hand. Hasta entonces, todos los SKU cuentan como disponibles.',
    noMatch: 'No hay existencias que coincidan con estos filtros.',
    import: 'Importar CSV',
    export: 'Exportar CSV',
    exporting: 'la exportación de las existencias',
    importing: 'la importación de las existencias',
    saving: 'el guardado de las existencias',
    save: 'Guardar',
    discard: 'Descartar cambios',
    nothingToSave: 'No hay cambios que guardar.',
    problems: 'Algunos números todavía no se pueden guardar.',
    undo: 'Deshacer',
    retry: 'Reintentar',
    restored: 'Las existencias vuelven a estar como antes.',
    outdated: 'Mientras tanto cambiaron algunas existencias',
    outdatedNote: 'Tus números siguen en los campos. Compáralos con estos y guarda de nuevo.',
    saveAnyway: 'Guardar los míos encima',
    file: {
      title: 'Importar',
      reading: 'Leyendo el archivo',
      tooLarge: 'El archivo pesa más de 5 MB. Divídelo en otros más pequeños.',
      unreadable: 'No podemos leer el archivo. Elígelo de nuevo.',
      changes: 'Cambios',
      before: 'Ahora',
      after: 'Después',
      notCounted: 'Sin contar',
      refused: 'Filas que se omiten',
      line: 'Línea',
      reason: 'Motivo',
      cancel: 'Cancelar',
      nothing: 'El archivo no cambia nada.',
    },
    yours: 'Tu cifra',
  },
  stockShowLabels: { all: 'Todas', low: 'Pocas existencias', waiting: 'Pedidos en espera' },
  waitingText: ({ units, orders }) =>
    orders === 0 ? '' : `${counted(units, { one: 'unidad', other: 'unidades' })} para ${ordersText(orders)}`,
  movementsTexts: {
    subject: 'los movimientos de existencias',
    open: 'Movimientos',
    time: 'Hora',
    cause: 'Qué pasó',
    units: 'Unidades',
    order: 'Pedido',
    by: 'Por',
    none: 'Todavía no se ha movido ninguna unidad.',
    newest: 'Estos son los 200 movimientos más recientes.',
  },
  movementsLabel: (sku, location) => `Movimientos de ${bidiIsolate(sku)} en ${bidiIsolate(location)}`,
  movementCauseLabels: {
    opening: 'Contado antes de guardar los movimientos',
    counted: 'Contado',
    reserved: 'Reservado para un pedido',
    released: 'Ya no está reservado',
    shipped: 'Enviado',
    shippedLate: 'Enviado aunque el pedido ya no lo esperaba',
    shippedByHand: 'Enviado a mano en la tienda',
    voided: 'Envío anulado, de vuelta en el estante',
    missing: 'Se envió más de lo contado',
  },
  movedUnits: {
    onHand: 'en existencia',
    allocated: 'reservado',
    unavailable: 'no se puede enviar',
    safety: 'de seguridad',
  },
  withheldText: ({ unavailable, safety }) => {
    const parts = [
      unavailable > 0 && `${formatCount(unavailable)} no se pueden enviar`,
      safety > 0 && `${formatCount(safety)} de stock de seguridad`,
    ];
    return parts.filter((part) => part !== false).join(', ');
  },
  stockRangeText: (first, shown, total) =>
    shown === 0
      ? ''
      : `Registros de existencias ${formatCount(first + 1)} a ${formatCount(first + shown)} de ${formatCount(total)}`,
  importLabel: (changes) => `Guardar ${counted(changes, { one: 'cambio', other: 'cambios' })}`,
  previewSentence: (name, { changes, unchanged, refused }) => {
    const rows = (count: number) => counted(count, { one: 'fila', other: 'filas' });
    const parts = [
      `${bidiIsolate(name)} cambia ${counted(changes, { one: 'registro', other: 'registros' })}`,
      unchanged > 0 && `${rows(unchanged)} ya ${plural(unchanged, { one: 'coincide', other: 'coinciden' })}`,
      refused > 0 && `${rows(refused)} ${plural(refused, { one: 'se omite', other: 'se omiten' })}`,
    ];
    return `${parts.filter((part) => part !== false).join('; ')}.`;
  },
  savedStockText: (changes) =>
    plural(changes.length, {
      one: `${formatCount(changes.length)} registro guardado.`,
      other: `${formatCount(changes.length)} registros guardados.`,
    }),
  fieldLabel: (field, sku, location) => `${field}: ${bidiIsolate(sku)} en ${bidiIsolate(location)}`,
  figureSourceTexts: {
    store: 'De tu tienda,',
    provider: 'De tu 3PL, a fecha de',
    person: (name) => `Contado por ${name},`,
    order: 'Cambiado por un pedido,',
  },
  moreRows: (count) => `y ${formatCount(count)} más`,
} satisfies CatalogueOf<typeof english>;
