import type { CatalogueOf } from '../../../../src/languages/Texts.ts';
import type * as english from '../../../../src/shared/screens/otherSubjects.ts';

export const texts = {
  otherSubjects: {
    figures: 'las cifras',
    orders: 'los pedidos',
    ordersInError: 'los pedidos con error',
    ordersByStage: 'los pedidos por etapa',
    ordersInFulfillment: 'los pedidos en preparación',
    bothPeriods: 'los pedidos de ambos períodos',
    shippedOrders: 'los pedidos enviados',
    exportedOrders: 'los pedidos de la exportación',
    locations: 'las ubicaciones',
    batchTimes: 'las horas de los lotes',
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
