export { refusedReply, toWireReply, toWireWords } from './http/wireWords.ts';
/** What a server that answers the calls shares with the sandbox. */
export { endpointPermissions, permissionRefusal, type Requirement } from './endpointPermissions.ts';
export {
  toWireAdminShop,
  toWireCause,
  toWireConnection,
  toWireDeadLetter,
  toWireDiscount,
  toWireOutage,
  toWireQueue,
} from './admin/toAdmin.ts';
export { toWireSkuReport } from './insights/toWireSkuReport.ts';
export { toWireFound } from './search/toWireFound.ts';
export { toWireAttention } from './attention/toWireAttention.ts';
export { toWireAccountChoices, toWireSavedChoices } from './connections/wireChoices.ts';
export { toWireAccountConnection } from './connections/wireConnections.ts';
export { type ConnectionResult, toWireConnectionTest } from './integrations/toWireConnectionTest.ts';
export { toProviderRecord, toWireThirdPartyRecord } from './integrations/toWireThirdPartyRecord.ts';
export { toWireBatch, toWireBatchedOrder, toWireUpcomingBatch, toWireUpcomingOrders } from './batching/wireBatch.ts';
export { createRecentChanges, type RecentChanges } from './events/createRecentChanges.ts';
export { fieldPicker } from './orders/fieldPicker.ts';
export { toWireOrder } from './orders/toWireOrder.ts';
export { toWireOrderDetail } from './orders/toWireOrderDetail.ts';
export { toWireStats } from './orders/toWireStats.ts';
export {
  bundleReply,
  collectionReply,
  deletionReply,
  packageReply,
  saveProductsRefusal,
  saveProductsReply,
  toProductChanges,
  toProductQuery,
  toWireProductPage,
} from './products/productReplies.ts';
export {
  toCollectionSettings,
  toComponents,
  toPackageSettings,
  toWireBundle,
  toWireCollection,
  toWirePackage,
} from './products/wireProducts.ts';
export { toRule, toSettings, toWireLocation, toWireRoutingRules } from './routing/wireRouting.ts';
export {
  toStockChange,
  toWireAppliedChange,
  toWireRefusedRow,
  toWireStockLevel,
  toWireCountedElsewhere,
  toWireStockRow,
} from './stock/wireStock.ts';
export { toWireSimulation } from './routing/toWireSimulation.ts';
export {
  type CheckedRequest,
  checkParts,
  checkRawType,
  checkRequest,
  readJsonText,
  requestFingerprint,
  type RequestParts,
  type WireReply,
} from './server/checkRequest.ts';
export { errorBody } from './server/errorBody.ts';
export { jsonBody } from './server/jsonBody.ts';
export { LazyList, type WithLazyLists } from './server/LazyList.ts';
export { type ListWindowRequest, listWindowOf } from './server/listWindowOf.ts';
export { createPathMatcher, matchEndpoint, type PathParams } from './server/matchEndpoint.ts';
export { pageNumber, pageOf, rowsPerPage } from './server/pageOf.ts';
export { RequestError, requestErrors } from './server/RequestError.ts';
export { type FilterQuery, toOrderFilters } from './server/toOrderFilters.ts';
export { selectionAction, selectionGone, selectionPage } from './server/selectionPage.ts';
export { saveReply } from './http/saveReply.ts';
export { toMapping, toWireSavedMapping } from './shipping/wireShipping.ts';
export { toShopSettings, toWireSavedShopSettings } from './shopSettings/wireShopSettings.ts';
export { toNotificationSettings, toWireSavedNotificationSettings } from './notifications/wireNotifications.ts';
export { toRights, toWireStaffChange, toWireStaffMember } from './staff/wireStaff.ts';
export { toWirePlanState } from './plans/wirePlanState.ts';
export { toWirePrivacyStatus } from './store/wirePrivacy.ts';
export { toWireStoreStatus } from './store/wireStore.ts';
export { toWireTag } from './tags/toWireTag.ts';
export {
  toTrackingPage,
  toWireSavedTrackingPage,
  toWireTrackedOrder,
  toWireTrackingPageLook,
} from './tracking/wireTracking.ts';
export { toWireShopInfo } from './shop/toWireShopInfo.ts';
export { toWireWorkflow, toWorkflowDefinition } from './workflows/wireWorkflow.ts';
export { toWireRun, toWireTrace } from './workflows/wireWorkflowRun.ts';
