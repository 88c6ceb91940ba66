export { type Intent, onceIn, onceOnly, ReusedKeyError } from './idempotency/onceOnly.ts';
export { addWarehouseJobs } from './jobs/addWarehouseJobs.ts';
export {
  type BatchJob,
  type HoldJob,
  type ExportShopJob,
  type MailJob,
  type OrderJob,
  type SendJob,
  queues,
  type RemoveShopJob,
  type RouteOrderJob,
  type StockArrivedJob,
  type StoreEventJob,
  type StoreProductsJob,
  type ProviderStockJob,
  type StoreStockJob,
  type SubscriptionJob,
  type TestAccountJob,
  type WarehouseOrderJob,
  type WebhookResourceJob,
} from './jobs/queues.ts';
export { ImportFileError } from './imports/ImportFileError.ts';
export {
  cancelImport,
  type ImportFile,
  importOrders,
  type ImportOptions,
  maxImportBytes,
  runImport,
  startImport,
} from './imports/importOrders.ts';
export { changeInBulk } from './orders/changeInBulk.ts';
export { addNote } from './orders/addNote.ts';
export { changeOrder, type ChangeOutcome, removeItems } from './orders/changeOrder.ts';
export type { ChangedBy } from './orders/recordAction.ts';
export { reportSkus } from './insights/reportSkus.ts';
export { attentionQueues } from './orders/attentionQueues.ts';
export { orderStats } from './orders/orderStats.ts';
export { receiveOrder } from './orders/receiveOrder.ts';
export { recordWarehouseRefusal } from './orders/recordWarehouseRefusal.ts';
export { recordHandover } from './orders/recordHandover.ts';
export { recordShipment, recordTracking, type ShipmentOutcome } from './orders/recordShipment.ts';
export { freezeSelection, readFrozenOrders } from './selections/freezeSelection.ts';
export { preflightSelection } from './selections/preflightSelection.ts';
export {
  findListWindow,
  ordersPerPage,
  readListWindow,
  streamOrders,
  type OrderListRequest,
  type OrderWindowRequest,
} from './orders/streamOrders.ts';
export {
  accountToTest,
  readProviders,
  recordConnectionTest,
  saveProvider,
  settingsToTest,
} from './providers/providerSettings.ts';
export { listConnections } from './providers/listConnections.ts';
export {
  type AccountWithChoices,
  changeProviderChoices,
  readAccounts,
  readChosenValues,
} from './providers/providerChoices.ts';
export type { ProviderStore } from './providers/ProviderStore.ts';
export { openSession, type Session } from './Session.ts';
export {
  cancelPlan,
  confirmPurchase,
  type PurchaseStart,
  startDowngrade,
  startPurchase,
} from './shops/planPurchases.ts';
export { readPlanState } from './shops/readPlanState.ts';
export { type ApplyOutcome, applyWorkflow } from './workflows/applyWorkflow.ts';
export {
  addReadyMadeWorkflows,
  deleteWorkflow,
  type ListChange,
  reorderWorkflows,
  restoreWorkflow,
  saveWorkflow,
  switchWorkflow,
} from './workflows/changeWorkflows.ts';
export {
  decideBeforeShipNow,
  decideReceivedOrder,
  decideReceivedOrders,
  endHold,
  runAfterAction,
  runBeforeShipping,
} from './workflows/decideOrders.ts';
export { eligibleFlows, explainOrder, type Explanation } from './workflows/explainOrder.ts';
export { type Preview, previewWorkflows } from './workflows/previewWorkflows.ts';
export { readWorkflowContext } from './workflows/readWorkflowContext.ts';
export { saveLocation, saveRouting } from './routing/changeRouting.ts';
export { simulatePastOrders, type SimulationOutcome } from './routing/simulatePastOrders.ts';
export { changeShopSettings } from './shopSettings/changeShopSettings.ts';
export { countMissingParts } from './shopSettings/missingOrderParts.ts';
export { changeShippingMapping, listProviderMappings, type MappedProvider } from './shipping/shippingMappings.ts';
export { pauseBatching } from './batching/pauseBatching.ts';
export { scheduleCutOffs } from './batching/scheduleCutOffs.ts';
export { sendBatch } from './batching/sendBatch.ts';
export { sendFailedAgain } from './batching/sendFailedAgain.ts';
export { startBatch } from './batching/startBatch.ts';
export { startDueBatches } from './batching/startDueBatches.ts';
export { upcomingBatches } from './batching/upcomingBatches.ts';
export { saveProducts } from './products/saveProducts.ts';
export {
  deleteBundle,
  deleteCollection,
  deletePackage,
  saveBundle,
  saveCollection,
  savePackage,
} from './products/saveItems.ts';
export { releaseBackOrders } from './routing/releaseBackOrders.ts';
export { routeOpenedOrder } from './routing/routeOrders.ts';
export { importStock, readCountedElsewhere, saveStock, type StockImportOutcome } from './stock/changeStock.ts';
export { type Handover, handoversOf, readHandover, readHandovers } from './shipping/readHandover.ts';
export {
  addTag,
  colorTag,
  deleteTag,
  readTags,
  renameTag,
  type TagChangeOutcome,
  undoTagChange,
} from './tags/changeTags.ts';
export { changeStaffRights, readStaffChanges } from './staff/changeStaffRights.ts';
export {
  changeEmail,
  confirmEmail,
  type EmailLink,
  type EmailWriting,
  type OpenedEmailLink,
  readEmailLink,
} from './staff/changeEmail.ts';
export { recordStaff, type SignedInPerson } from './staff/recordStaff.ts';
export { changeNotifications, stopMails } from './notifications/changeNotifications.ts';
export { type Mailer, MailRefusedError, mailTries, type OutgoingMail, sendMail } from './notifications/sendMail.ts';
export { type MailWriting, writeDueMails } from './notifications/writeDueMails.ts';
export { readAccountSettings } from './warehouses/accountSettings.ts';
export { recordCall, resumeAccount } from './warehouses/callOutcome.ts';
export { callBudget, callLimit, callToleranceMs, waitForCall } from './warehouses/callBudget.ts';
export { cancelAtWarehouse } from './warehouses/cancelAtWarehouse.ts';
export { changeAtWarehouse } from './warehouses/changeAtWarehouse.ts';
export { type ConnectionOptions, createConnections } from './warehouses/createConnections.ts';
export { readAtWarehouse, readDueOrders } from './warehouses/readAtWarehouse.ts';
export { readProviderStock, startDueStockReadings } from './warehouses/readProviderStock.ts';
export { type OrderAtWarehouses, readWarehouseParts } from './warehouses/readWarehouseParts.ts';
export { addSubscriptionChecks, keepSubscriptions } from './warehouses/keepSubscriptions.ts';
export { readWebhookResource, receiveWebhook } from './warehouses/receiveWebhook.ts';
export { sendToWarehouse } from './warehouses/sendToWarehouse.ts';
export { testAccount } from './warehouses/testAccount.ts';
export type { Connections, WarehouseServices, WebhookServices } from './warehouses/WarehouseServices.ts';
export { changeTrackingPage } from './tracking/changeTrackingPage.ts';
export { trackOrder, type TrackingRequest, type TrackingResult } from './tracking/trackOrder.ts';
export { backfillStore, startBackfill } from './store/backfillStore.ts';
export { checkStore, startStoreCheck } from './store/checkStore.ts';
export { keepStoreWebhooks } from './store/keepStoreWebhooks.ts';
export { lookAtStores } from './store/lookAtStores.ts';
export { readFreeze } from './store/changeFreeze.ts';
export { keepWhileFrozen, lookAtFrozenStores, workUnlessFrozen } from './store/frozenStores.ts';
export { createStore } from './store/createStore.ts';
export { cancelPlanCharge, type PlanCharge, startPlanCharge } from './store/startPlanCharge.ts';
export { removeUninstalledShop } from './store/privacy.ts';
export { readCustomerFile, readPrivacy } from './store/readPrivacy.ts';
export { makeShopExport, openShopExport, startShopExport } from './store/shopExports.ts';
export { createWebhookIntake } from './store/createWebhookIntake.ts';
export { missingScopes, signInFromStore } from './store/signInFromStore.ts';
export { StoreCallError, type StoreServices } from './store/StoreServices.ts';
export { workStoreEvent } from './store/workStoreEvent.ts';
export { workStoreEvents } from './store/workStoreEvents.ts';
export { readStoreProducts } from './store/readStoreProducts.ts';
export { readStoreStock } from './store/readStoreStock.ts';
export { writeToStore } from './store/writeToStore.ts';
export { type NeededScopes, readStoreStatus } from './store/readStoreStatus.ts';
export { retryStoreWrites } from './store/retryStoreWrites.ts';
