/**
 * Every source file that calls the server, with its callers in the fault matrix or the reason why it needs none. The test next to this file
 * fails if one is missing.
 */
export const callersByFile: Readonly<Record<string, readonly string[] | string>> = {
  'fulfillment/batching/useBatchingClient.ts': 'Makes the client; the files that use it stand here too.',
  'fulfillment/batching/useBatchHistory.ts': 'Our own calls, whose failures are stories of their screens.',
  'fulfillment/batching/usePauseBatching.ts': 'Our own call, whose failure fulfillment/Batching.test.tsx plays.',
  'fulfillment/batching/useBatchSending.ts': 'Our own calls, whose failures fulfillment/Batching.test.tsx plays.',
  'fulfillment/batching/useUpcomingBatches.ts': 'Our own calls, whose failures are stories of their screens.',
  'fulfillment/locations/LocationSettingsTab.tsx':
    'Our own call, whose failures fulfillment/Routing.long.test.tsx plays.',
  'fulfillment/mapping/ProviderMappingTab.tsx':
    'Our own calls, whose failures fulfillment/mapping/ProviderMapping.test.tsx plays.',
  'fulfillment/routing/RoutingRulesTab.tsx': 'Our own calls, whose failures fulfillment/Routing.long.test.tsx plays.',
  'fulfillment/routing/useRoutingSimulation.ts': 'Our own call, whose failure fulfillment/Routing.long.test.tsx plays.',
  'locations/useRoutingLocations.ts': 'Our own call, whose failure is a story of the screen.',
  'inventory/products/BundlesTab.tsx': 'Our own calls, whose failures inventory/products/Products.long.test.tsx plays.',
  'inventory/products/CollectionsTab.tsx':
    'Our own calls, whose failures inventory/products/Products.long.test.tsx plays.',
  'inventory/products/WeightsAndPackagesTab.tsx':
    'Our own calls, whose failures inventory/products/Products.long.test.tsx plays.',
  'inventory/products/useProductQueries.ts': 'Our own calls, whose failures are stories of the screens.',
  'inventory/products/useProductSave.ts':
    'Our own call, whose failures inventory/products/Products.long.test.tsx plays.',
  'insights/useComparison.ts': ['the comparison charts'],
  'insights/useErrorReport.ts': ['the errors of order reporting'],
  'insights/SkuReportingTab.tsx': 'Our own call, whose failure insights/InsightsRoute.test.tsx plays.',
  'insights/useOrderReport.ts': ['order reporting', 'the second page of order reporting'],
  'settings/WhatMayShipTab.tsx': 'Our own calls, whose failures are those of every form that saves versions.',
  'onboarding/useOnboardingActions.ts': 'Our own calls, whose failure onboarding/OnboardingRoute.test.tsx plays.',
  'onboarding/useOnboardingFacts.ts': 'Our own calls, whose failure onboarding/OnboardingRoute.test.tsx plays.',
  'store/shipPolicyQuery.ts': 'Our own call, whose failure onboarding/OnboardingRoute.test.tsx plays.',
  'inventory/settings/UniversalSettingsTab.tsx':
    'Our own calls, whose failures inventory/settings/UniversalSettings.test.tsx plays.',
  'imports/useImportActions.ts': 'Our own calls, whose failures settings/ImportTab.long.test.tsx plays.',
  'imports/useImportProgress.ts':
    'Our own call, asked each second; settings/ImportTab.long.test.tsx plays its failures.',
  'integrations/useProviderJob.ts': ['Save of Shipbob', 'Test Connection of Shipbob'],
  'integrations/useThirdPartyDetails.ts': ['the use of the plan', 'the dashboard', 'the directory'],
  'orders/detail/useAddressEdit.tsx': 'Our own call, whose failure orders/detail/addressEdit.long.test.tsx plays.',
  'orders/detail/ReshipSlot.tsx': 'Our own call, whose failure orders/detail/ReshipSlot.long.test.tsx plays.',
  'orders/actions/usePerformOrderAction.ts': ['Hold Order on Open Orders', 'the entry of Hold Order in the timeline'],
  'orders/bulk/sendBulkAction.ts': [
    'bulk action on Hold Orders',
    'bulk action on Back Orders',
    'bulk action whose list was left',
  ],
  'orders/bulk/useBulkPrompt.ts': 'Our own calls, whose failures orders/bulk/windowBulk.long.test.tsx plays.',
  'orders/bulk/useBulkSending.ts':
    'Reads before an action is sent again, which unknownOutcomes.long.test.tsx and leftBehind.long.test.tsx beside it play.',
  'orders/bulk/useBulkTimeline.ts': 'Entries that nothing waits for; a toast counts those that failed.',
  'orders/bulk/useUndoRelease.ts': ['Undo of a bulk move to open'],
  'orders/export/ExportJobProvider.tsx': ['the second page of the export'],
  'orders/export/useExportCounts.ts':
    'Counts that the dialog does without; ExportButton.long.test.tsx plays their failure.',
  'orders/findOrderTabs.ts': ['the list of a found order'],
  'orders/live/useLeftOrderTexts.ts': 'Looks up where an order went that has left its list; what fails is left out.',
  'orders/search/useOrderSearch.ts': ['finding an order'],
  'orders/search/useOpenFoundOrder.ts': ['the list of a found order'],
  'orders/problems/useProblems.tsx': 'Only reads cached data of the visible rows.',
  'orders/actions/OrderActionDialog.tsx': 'Only looks at what was read for the open order.',
  'orders/bulk/BulkPromptSlot.tsx': 'Only reads cached data of the visible rows.',
  'orders/problems/useVisibleDetails.ts':
    'Prefetches for the visible rows, which work without a reply; its own tests prove that.',
  'orders/useLocations.ts': ['the use of the plan', 'an opened order'],
  'orders/useOrderDetail.ts': ['an opened order'],
  'orders/live/LiveUpdates.tsx': 'A stream that nothing waits for; the client’s own tests play its failures.',
  'orders/list/attention/useAttention.ts': 'Our own call; its failure is a story of the strip.',
  'orders/orderWindowQuery.ts': ['the list of held orders', 'the second page of the held orders'],
  'orders/windowRowQuery.ts': 'Our own call, whose failure orders/list/windowed.long.test.tsx plays.',
  'orders/list/statsQuery.ts': ['the figures of the dashboard', 'the use of the plan'],
  'plans/useBuyPlan.ts': [
    'choosing a plan that a save needs',
    'choosing a plan as the shop is entered',
    'choosing a plan in the settings',
  ],
  'session/shopInfoQuery.ts': ['the door'],
  'settings/BatchStatesTab.tsx': 'Our own call, whose failure is a story of its screen.',
  'workflows/builder/ApplySlot.tsx': 'Our own call, whose failure is a story of the dialog.',
  'settings/tags/TagListTab.tsx': 'Our own calls, whose failures settings/tags/TagList.long.test.tsx plays.',
  'workflows/builder/useApplyWorkflow.ts':
    'Our own call, whose failures workflows/WorkflowHistory.long.test.tsx plays.',
  'workflows/runs/WorkflowRunsTab.tsx': 'Our own call, whose failures workflows/WorkflowHistory.long.test.tsx plays.',
  'workflows/versions/WorkflowVersionsTab.tsx':
    'Our own call, whose failures workflows/WorkflowHistory.long.test.tsx plays.',
  'workflows/builder/useSaveWorkflow.ts':
    'Our own calls, whose failures workflows/WorkflowBuilder.long.test.tsx plays.',
  'workflows/builder/useWorkflowPreview.ts': 'Our own call; its failure is a story of the builder.',
  'workflows/list/useWorkflowDeletion.ts': 'Our own calls, whose failures workflows/WorkflowList.test.tsx plays.',
  'workflows/list/useWorkflowOrder.ts': 'Our own call, whose failures workflows/WorkflowList.test.tsx plays.',
  'workflows/list/useWorkflowSwitch.ts': 'Our own call, whose failures workflows/WorkflowList.test.tsx plays.',
  'workflows/useWorkflowList.ts': 'Our own call, whose failure is a story of the screen.',
};
