/**
 * Every source file that calls the server with its callers in the fault matrix, or the reason why it needs none. A
 * missing file fails the test beside it.
 */
export const callersByFile: Readonly<Record<string, readonly string[] | string>> = {
  'fulfillment/useBatches.ts': ['the batch history'],
  'fulfillment/useStageBatches.ts': ['the orders to be batched'],
  'insights/useComparison.ts': ['the comparison charts'],
  'insights/useErrorReport.ts': ['the errors of order reporting'],
  'insights/useOrderReport.ts': ['order reporting', 'the second page of order reporting'],
  'integrations/useProviderJob.ts': ['Save of Shipbob', 'Test Connection of Shipbob'],
  'integrations/useThirdPartyDetails.ts': ['the use of the plan', 'the dashboard', 'the directory'],
  'orders/actions/sendIntent.ts': ['Hold Order on Open Orders', 'the entry of Hold Order in the timeline'],
  'orders/bulk/sendBulkAction.ts': [
    'bulk action on Hold Orders',
    'bulk action on Back Orders',
    'bulk action whose list was left',
  ],
  'orders/bulk/useSelectAllMatching.ts': ['selecting all that match'],
  'orders/bulk/useUndoRelease.ts': ['Undo of a bulk move to open'],
  'orders/export/createExportJob.ts': ['the second page of the export'],
  'orders/search/findOrderTabs.ts': ['the list of a found order'],
  'orders/search/useOrderSearch.ts': ['finding an order'],
  'orders/search/useOpenFoundOrder.ts': ['the list of a found order'],
  'orders/problems/BackOrderNoteSlot.tsx': 'Only looks at what was read for the rows in sight.',
  'orders/problems/useVisibleDetails.ts':
    'Prefetches for the rows in sight, which get along without an answer; its own tests say so.',
  'orders/detail/useLocations.ts': ['the use of the plan', 'the locations', 'an opened order'],
  'orders/detail/useOrderDetail.ts': ['an opened order'],
  'orders/list/useOrderPage.ts': ['the list of held orders'],
  'orders/list/useStats.ts': [
    'the figures of the dashboard',
    'the use of the plan',
    'order reporting',
    'the workflow figures',
  ],
  'plans/useBuyPlan.ts': [
    'choosing a plan that a save needs',
    'choosing a plan as the shop is entered',
    'choosing a plan in the settings',
  ],
  'reports/useOrderSample.ts': ['the sample of the inventory', 'the details of a sample'],
  'session/ShopGate.tsx': ['the door'],
  'settings/BatchStatusTab.tsx': ['the batch status'],
  'workflows/useStoppedOrders.ts': ['the orders that a workflow stopped'],
};
