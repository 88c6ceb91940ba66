import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/orders/export/exportProgressTexts.ts';

export const texts = {
  exportProgressTexts: {
    exporting: (file) => `Exportando ${file}`,
    exported: (orders) => `Exportado: ${orders}`,
    saveAgain: 'Guardar de nuevo',
    saveNote: (file) => `Guardar una nota (${file})`,
    cancel: 'Cancelar exportación',
    writing: (done, orders) => `Escribiendo ${done} de ${orders}`,
    soFar: (orders) => `${orders} hasta ahora`,
  },
} satisfies CatalogueOf<typeof english>;
