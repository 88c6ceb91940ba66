export type { Backup } from './connection/backup.ts';
export { inSavepoint } from './connection/inSavepoint.ts';
export { type DataDirectory, hasDatabase, openDataDirectory, restoreBackup } from './connection/dataDirectory.ts';
export type { Database, PoolUse, Queries, ShopTransaction } from './connection/Database.ts';
export { DatabaseError, DatabaseFullError, DatabaseUnavailableError, isUnstorableText } from './connection/errors.ts';
export { openEmbedded, type EmbeddedOptions } from './connection/openEmbedded.ts';
export { migrateServer, type MigrateOptions } from './connection/migrateServer.ts';
export { isMigrated } from './connection/migrations.ts';
export { type DatabaseClock, followDatabaseClock } from './connection/followDatabaseClock.ts';
export { openServer, type ServerOptions } from './connection/openServer.ts';
export { analyzeChangedTables, vacuumChangedTables } from './connection/vacuumChangedTables.ts';
export { removeOldRuns } from './workflows/removeOldRuns.ts';
export { claimKey, deleteOldReplies, storeReply, type StoredReply } from './idempotency/idempotencyKeys.ts';
export {
  advanceImport,
  createImport,
  endImport,
  type ImportRecord,
  type ImportStep,
  keepImportAlive,
  knownOrderNames,
  readImport,
  readImportProblems,
  restartImport,
  saveImportHeader,
  type StoredProblem,
} from './imports/importRecords.ts';
export {
  createJobQueue,
  type DeadJob,
  type FailedJob,
  type JobAttempt,
  type JobQueue,
  type JobQueueOptions,
  type QueuedJob,
  type QueueSettings,
} from './jobs/jobQueue.ts';
export { GroupFailedError } from './jobs/GroupFailedError.ts';
export { countDeadJobs, hasQueueSchema, type QueueDepth, readQueueDepths, readShopQueues } from './jobs/queueDepths.ts';
export {
  addJobs,
  countOutboxJobs,
  lockOutboxJobs,
  queuesWhileFrozen,
  removeOutboxJobs,
  type NewJob,
  type OutboxJob,
} from './jobs/outbox.ts';
export {
  addTimelineEntries,
  awaitDecisions,
  endDecisions,
  readEventsSince,
  undecidedOrders,
  lockOrders,
  lockOrderRows,
  saveOrders,
  saveOrderRows,
  type NewTimelineEntry,
} from './orders/changeOrders.ts';
export {
  countOrders,
  foldAllOrderCounts,
  foldOrderCounts,
  type OrderCount,
  type StagePart,
} from './orders/countOrders.ts';
export {
  type ListPart,
  listOrders,
  type ListQuery,
  type ListWindow,
  listWindow,
  type OrderField,
} from './orders/listOrders.ts';
export {
  addPartOfSelection,
  addSelection,
  groupSelection,
  readSelection,
  removeOldSelections,
  type SelectionPart,
} from './selections/selectionRecords.ts';
export { orderCursorOf } from './orders/orderCursorOf.ts';
export { positionInList } from './orders/positionInList.ts';
export { waitingOrders, type WaitingOrders } from './orders/waitingOrders.ts';
export type { OrderCursor, OrderSearch } from './orders/matchingOrders.ts';
export { insertOrders, type ReceivedOrder } from './orders/insertOrders.ts';
export { largestOrderNumber, oldestOrders, orderIdsInStage, type PlacedOrder } from './orders/orderSequence.ts';
export { readOrderDetail } from './orders/orderDetails.ts';
export { addKeyToFile, openKeyFile } from './providers/keyFile.ts';
export { type KeyRing, parseKeyRing } from './providers/keyRing.ts';
export {
  listProviderSettings,
  readProviderSettings,
  rotateSecrets,
  saveProviderSettings,
} from './providers/providerSettings.ts';
export { verifyKeyRing } from './providers/verifyKeyRing.ts';
export { lockStaffEmail, saveConfirmedEmail, savePendingEmail, type StaffEmail } from './staff/staffEmails.ts';
export { lockShop } from './shops/lockShop.ts';
export {
  addPlanPurchase,
  createShop,
  findPlanPurchase,
  findShopId,
  listShopIds,
  type NewShop,
  readLocations,
  readShop,
  readMemberWithShop,
  readStaffMember,
  saveLocations,
  type ShopRecord,
  type StaffMemberRecord,
  type StoredLocation,
  takePlanPurchase,
  updateShop,
} from './shops/shopRecords.ts';
export { readPlanDiscount } from './shops/planDiscount.ts';
export { type DecidedOrder, lockDecidedOrders, saveDecidedOrders } from './workflows/workflowDecisions.ts';
export {
  needsProductFacts,
  readCustomerOrders,
  readNewestWorkflowOrders,
  readWorkflowOrders,
  type ReadOrder,
} from './workflows/workflowOrders.ts';
export {
  deleteWorkflow,
  listDatedWorkflows,
  listWorkflows,
  listWorkflowVersions,
  lockWorkflows,
  restoreWorkflow,
  saveWorkflow,
  saveWorkflowOrder,
  switchWorkflow,
} from './workflows/workflowRecords.ts';
export {
  addWorkflowRuns,
  lastTriggerOf,
  listWorkflowRuns,
  ordersWithRuns,
  type RunEvent,
  type StoredRun,
  workflowsRunOn,
} from './workflows/workflowRuns.ts';
export { type FrequentTexts, readFrequentTexts } from './workflows/frequentTexts.ts';
export {
  listMethodUses,
  readShippingMappings,
  saveShippingMapping,
  type StoredMethodUse,
} from './shipping/shippingMappings.ts';
export { readOrderParts, type StoredOrderParts } from './shopSettings/orderParts.ts';
export { listProviderChoices, saveProviderChoices } from './providers/providerChoices.ts';
export { findOrderByNumber } from './tracking/findOrderByNumber.ts';
export { lockGuesses, removeOldGuesses, saveGuesses } from './tracking/trackingGuesses.ts';
export { readTrackingPage, saveTrackingPage } from './tracking/trackingPageRecord.ts';
export { readShopSettings, saveShopSettings } from './shopSettings/shopSettingsRecord.ts';
export { findNewestOrders, type PastOrderRange, readPastOrders, type StoredPastOrder } from './routing/pastOrders.ts';
export {
  listRoutingLocations,
  readRoutingRules,
  saveLocationSettings,
  saveRoutingRules,
} from './routing/routingRecords.ts';
export {
  type BatchSchedule,
  dueBatchSchedules,
  listBatchSchedules,
  lockBatchSchedule,
  saveBatchSchedule,
} from './batches/batchSchedules.ts';
export {
  addBatch,
  endBatch,
  failSentOrder,
  listBatches,
  listBatchOrders,
  lockBatch,
  type LockedBatch,
  type NewBatch,
  nextWaitingOrders,
  readBatch,
  retryFailedOrders,
  saveBatchOutcomes,
  type SavedOutcome,
  type WaitingOrder,
} from './batches/batchRecords.ts';
export { readOpenOrders } from './batches/openOrders.ts';
export { type ProductFacts, type ProductLine, readProductFacts } from './products/productFacts.ts';
export { type ChangedLines, saveChangedLines } from './products/changedLines.ts';
export { countBundleOrders } from './products/bundleOrders.ts';
export {
  deleteBundleRecord,
  deleteCollectionRecord,
  deletePackageRecord,
  listBundles,
  listCollections,
  listPackages,
  saveBundleRecord,
  saveCollectionRecord,
  savePackageRecord,
} from './products/itemRecords.ts';
export { listAllProducts, readProducts, saveProductRows } from './products/productRecords.ts';
export {
  findWaitingBackOrder,
  isRouted,
  lockOrdersTaken,
  readAllocations,
  readRoutingFacts,
  removeOrderRoutings,
  replaceAllocations,
  saveOrderRouting,
  type StoredAllocation,
  type WaitingBackOrder,
} from './routing/orderRouting.ts';
export {
  countsStock,
  insertStock,
  listSkus,
  listStock,
  lockStock,
  moveStock,
  readAllStock,
  saveStockChanges,
  type StockMove,
} from './stock/stockRecords.ts';
export type { TagUndo } from './schema/index.ts';
export {
  addTagChange,
  countTaggedOrders,
  listAddedTags,
  removeTags,
  restoreTag,
  retagOrders,
  type RetaggedOrders,
  saveTag,
  type TagChange,
  takeTagChange,
} from './tags/tagRecords.ts';
export { type OrderLabels, readOrderLabels, readShipTo } from './orders/orderLabels.ts';
export {
  claimListing,
  findListedOrders,
  listBusyAccounts,
  type ListableOrder,
  putOffOrders,
  saveListing,
  type TakenOrder,
  takenOrders,
} from './warehouses/orderListings.ts';
export { readRecipient } from './warehouses/recipients.ts';
export {
  type AccountPause,
  listAccountHealth,
  readAccountPause,
  recordCallFailure,
  recordCallSuccess,
} from './warehouses/providerAccounts.ts';
export {
  hastenStock,
  listShopsWithDueStock,
  recordStockFailure,
  recordStockRead,
  setStockAccounts,
  takeDueStock,
} from './warehouses/stockReadings.ts';
export { type CallLimit, type CallReservation, postponeCalls, reserveCall } from './warehouses/rateLimits.ts';
export {
  type AccountKey,
  findWarehouseOrders,
  insertWarehouseOrder,
  listShippedParcels,
  listUnsentOrders,
  listWarehouseOrders,
  lockWarehouseOrders,
  type NewWarehouseOrder,
  ordersAtWarehouses,
  readParcels,
  saveParcel,
  saveWarehouseOrder,
  spreadReads,
  type StoredParcel,
  takeOrdersToRead,
  type WarehouseOrderKey,
  type WarehouseOrderRecord,
} from './warehouses/warehouseOrders.ts';
export { addWebhookEvent, removeOldWebhooks } from './warehouses/webhookEvents.ts';
export {
  claimSubscription,
  deleteSubscription,
  listSubscribers,
  listSubscriptions,
  readSubscriptionSecret,
  saveSubscription,
  type SubscriptionRecord,
  type SubscriptionRequest,
} from './warehouses/subscriptionRecords.ts';
export { readSkuReport } from './insights/readSkuReport.ts';
export {
  endStoreInstallation,
  isFrozen,
  isUninstalled,
  listFrozenShops,
  listConnectedStores,
  lockStoreConnection,
  noteStoreWebhook,
  readStoreConnection,
  readStoreToken,
  saveStoreInstallation,
  type StoreConnectionRecord,
  updateStoreConnection,
} from './store/connectionRecords.ts';
export {
  addStoreEvents,
  endStoreEvents,
  takeStoreEvents,
  endStoreEvent,
  listWaitingStoreEvents,
  type NewStoreEvent,
  removeOldStoreEvents,
  type StoredStoreEvent,
  takeStoreEvent,
} from './store/eventRecords.ts';
export {
  listStoreFiles,
  readStoreFile,
  removeFilesOfCustomer,
  removeOldStoreFiles,
  saveStoreFile,
  type StoreFileRecord,
} from './store/fileRecords.ts';
export { addStoreRedaction, listStoreRedactions } from './store/redactionRecords.ts';
export {
  addShopExport,
  addShopExportPart,
  beginShopExport,
  endShopExport,
  failShopExport,
  listShopExports,
  readShopExport,
  readShopExportPart,
  removeOldShopExports,
  type ShopExportRecord,
  withdrawShopExports,
} from './store/shopExportRecords.ts';
export {
  addKnownStoreOrders,
  knownOrderIds,
  listStoreOrderVersions,
  ordersOfStoreCustomer,
  readParcelTracking,
  readStoreFulfillments,
  readStoreOrderParts,
  readStoreOrders,
  saveStoreFulfillment,
  saveStoreOrder,
  saveStoreOrderRecords,
  saveStoreOrderParts,
  type StoreOrderParts,
  type StoreOrderRecord,
  takenOrderNames,
} from './store/orderRecords.ts';
export {
  readStoreProductTime,
  saveStoreProduct,
  type StoreProductRecord,
  type StoreVariantRecord,
} from './store/variantRecords.ts';
export {
  claimStoreWrites,
  countWaitingWrites,
  listRefusedWrites,
  retryRefusedWrites,
  hasUnansweredShipments,
  lockWaitingWrites,
  noteStoreWrite,
  stopStoreWrites,
  type StoreWriteRecord,
  endStoreWrite,
  withoutStoreWrites,
  skusToWriteAsShipped,
} from './store/writeRecords.ts';
export {
  type CustomerWords,
  ordersSentTo,
  removeCustomer,
  removeShop,
  removeShopJobs,
  removeWordsOfJobs,
} from './store/redaction.ts';
export { searchShop } from './search/searchShop.ts';
export {
  addStaffChange,
  listOwnerNames,
  listStaff,
  listStaffChanges,
  recordStaffMember,
  type SeenStaff,
  saveStaffRights,
} from './staff/staffRecords.ts';
export {
  addNotificationEvents,
  listNotifiedStaff,
  lockNotificationProgress,
  newestEventId,
  numberNewEvents,
  type NotificationProgress,
  type NotifiedStaff,
  readNewEvents,
  readNotificationSettings,
  removeOldNotifications,
  saveNotificationProgress,
  saveNotificationSettings,
  shopsWithNotifications,
  type StoredEvent,
} from './notifications/notificationRecords.ts';
export {
  addMail,
  listMails,
  type NewMail,
  readMail,
  type StoredMail,
  updateMail,
} from './notifications/mailRecords.ts';
export { readSummaryFigures } from './notifications/summaryFigures.ts';
export { deleteStaffContacts } from './notifications/deleteStaffContacts.ts';
export { countExportedRows, exportShop } from './store/exportShop.ts';
export {
  addAuditEntry,
  type AuditEntry,
  findAdminShop,
  inAdmin,
  listAdminShops,
  listAuditEntries,
  listOutages,
  readAdminShop,
  saveDiscount,
} from './admin/adminRecords.ts';
export {
  countDeadLetters,
  type DeadLetterRecord,
  discardDeadLetters,
  listDeadLetters,
  readJobOutcomes,
  retryDeadLetters,
} from './admin/deadLetters.ts';
