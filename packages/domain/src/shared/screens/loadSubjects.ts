import { inLanguage } from '../../languages/inLanguage.ts';

/** What is loading, as in “Still waiting for the figures”. */
export const loadSubjects = inLanguage('loadSubjects', {
  figures: 'the figures',
  orders: 'the orders',
  shop: 'your shop',
  providers: 'the connected providers',
  lists: 'the lists',
  ordersInError: 'the orders in error',
  bothPeriods: 'the orders in both periods',
  shippedOrders: 'the shipped orders',
  exportedOrders: 'the orders to export',
  locations: 'the locations',
  activeWorkflows: 'the active workflows',
  workflowRuns: 'the workflow runs',
  people: 'the people',
  purchase: 'the purchase',
  import: 'the import',
  fileTaken: 'the server to accept the file',
  installedApps: 'the installed apps',
  choicesOf: (provider: string) => `the choices from ${provider}`,
});
