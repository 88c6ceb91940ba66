import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/loadSubjects.ts';

export const texts = {
  loadSubjects: {
    figures: 'las cifras',
    orders: 'los pedidos',
    shop: 'tu tienda',
    providers: 'los proveedores conectados',
    lists: 'las listas',
    ordersInError: 'los pedidos con error',
    bothPeriods: 'los pedidos de ambos períodos',
    shippedOrders: 'los pedidos enviados',
    exportedOrders: 'los pedidos de la exportación',
    locations: 'las ubicaciones',
    activeWorkflows: 'los flujos activos',
    workflowRuns: 'las ejecuciones de flujos',
    people: 'las personas',
    purchase: 'la compra',
    import: 'la importación',
    fileTaken: 'que el servidor acepte el archivo',
    installedApps: 'las apps instaladas',
    choicesOf: (provider) => `las opciones de ${provider}`,
  },
} satisfies CatalogueOf<typeof english>;
