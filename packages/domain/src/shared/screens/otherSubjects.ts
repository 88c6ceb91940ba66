import { inLanguage } from '../../languages/inLanguage.ts';

/** What screens other than the dashboard and its lists load. */
export const otherSubjects = inLanguage('otherSubjects', {
  figures: 'the figures',
  orders: 'the orders',
  ordersInError: 'the orders in error',
  ordersByStage: 'the orders by stage',
  ordersInFulfillment: 'the orders in fulfillment',
  bothPeriods: 'the orders in both periods',
  shippedOrders: 'the shipped orders',
  exportedOrders: 'the orders to export',
  locations: 'the locations',
  batchTimes: 'the batch times',
  activeWorkflows: 'the active workflows',
  workflowRuns: 'the workflow runs',
  people: 'the people',
  purchase: 'the purchase',
  import: 'the import',
  fileTaken: 'the server to accept the file',
  installedApps: 'the installed apps',
  choicesOf: (provider: string) => `the choices from ${provider}`,
});
