import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/dataTexts.ts';

export const texts = {
  dataTexts: {
    pagesOf: (list) => `Páginas de ${list}`,
    page: (page) => `Página ${page}`,
    periodOfFigures: 'Período de estas cifras',
    period: 'Período',
    daysIn: (zone) => `Zona horaria: ${zone}`,
    readAt: (time) => `datos cargados el ${time}`,
    notSaved: 'sin guardar',
    yes: 'Sí',
    no: 'No',
    none: 'Ninguno',
    gridKeys:
      'Las flechas mueven. Escribe o pulsa Intro para editar, Escape para cancelar. Mayús con flechas ' +
      'selecciona; Ctrl C y Ctrl V copian y pegan celdas, Ctrl D rellena hacia abajo, Supr vacía.',
    cellOf: (column, row) => `${column} de ${row}`,
  },
} satisfies CatalogueOf<typeof english>;
