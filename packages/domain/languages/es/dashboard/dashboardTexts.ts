import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/dashboardTexts.ts';

export const texts = {
  dashboardTexts: {
    title: 'Panel',
    moreInfo: 'Más información',
    filterPlaceholder: 'Filtrar pedidos',
    export: 'Exportar',
    refresh: 'Actualizar',
    moreFilters: 'Más',
    fewerFilters: 'Menos',
  },
} satisfies CatalogueOf<typeof english>;
