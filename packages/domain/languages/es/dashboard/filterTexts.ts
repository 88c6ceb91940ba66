import type { CatalogueOf } from '../../../src/languages/Texts.ts';
import type * as english from '../../../src/dashboard/filterTexts.ts';

export const texts = {
  filterTexts: {
    filter: 'Filtro',
    fields: (chosen) => (chosen === 0 ? 'Filtros' : `Filtros (${chosen})`),
    any: 'Cualquiera',
    clearFields: 'Quitar todos',
    period: 'Período',
    searchBy: 'Buscar por',
    customPeriod: 'Período personalizado',
    firstDay: 'Primer día',
    from: 'Desde',
    lastDay: 'Último día',
    to: 'Hasta',
    reversed: 'El último día es anterior al primero',
    openCalendar: 'Elegir en un calendario',
    calendar: 'El calendario',
    noMatch: (text) =>
      `Ningún pedido coincide con «${text}» en este período. Borra el filtro o elige un período más largo.`,
    noneYet: 'Todavía no hay pedidos. Los pedidos nuevos de tu tienda aparecen aquí.',
    noneInPeriod: 'No hay pedidos en este período. Elige uno más largo para ver los anteriores.',
    collapse: (list) => `Contraer: ${list}`,
    expand: (list) => `Desplegar: ${list}`,
    byStage: 'Pedidos por etapa',
    summary: 'Resumen',
    loadingOrders: 'Cargando pedidos',
    orderList: 'La lista de pedidos',
  },
} satisfies CatalogueOf<typeof english>;
