import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportTexts.ts';
import { orders } from '../../words.ts';
import { texts as button } from './exportButtonTexts.ts';

export const texts = {
  exportTexts: {
    ...button.exportButtonTexts,
    title: 'Exportar pedidos',
    what: 'Qué exportar',
    columns: 'Columnas',
    noColumns: 'Elige al menos una columna.',
    noDays: 'Elige el primer y el último día.',
    nothingChosen: 'Elige qué exportar.',
    wholeTab: 'esta lista, sin los filtros de la pantalla',
    requesting: 'Solicitando los pedidos',
    running: 'Ya hay una exportación en curso. Espera a que termine o cancélala.',
    leavingCancels: 'Puedes seguir trabajando. Si cierras esta página, se cancela la exportación.',
    cancelled: 'Exportación cancelada. No se creó ningún archivo.',
    failed: 'La exportación falló. No se creó ningún archivo.',
    noneRead: 'No se leyó ningún pedido. No se creó ningún archivo.',
    noneReadable: 'No se pudo leer ninguno de estos pedidos. No se creó ningún archivo.',
  },
  unreadableInExport: (unreadable) => {
    if (unreadable === 0) return null;
    return unreadable === 1
      ? `No se pudo leer ${orders(unreadable)} y falta en el archivo.`
      : `No se pudieron leer ${orders(unreadable)} y faltan en el archivo.`;
  },
  exportSummaryText: (file, filters, zone) => `${file}: ${filters}. Horas: ${zone}.`,
} satisfies CatalogueOf<typeof english>;
