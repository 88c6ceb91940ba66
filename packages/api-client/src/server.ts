/** Shared by the sandbox and servers that answer the calls. */
export type { Requirement } from './http/Requirement.ts';
export { type AdminDetails, type AdminPort, answerAdminCall } from './admin/adminHandlers.ts';
export {
  connectionTestHandlers,
  type ConnectionTestPort,
  integrationHandlers,
  type IntegrationPort,
} from './integrations/integrationHandlers.ts';
export type { ConnectionResult } from './integrations/toWireConnectionTest.ts';
export { createRecentChanges, type RecentChanges } from './events/createRecentChanges.ts';
export {
  type CheckedRequest,
  checkRawType,
  checkRequest,
  readJsonText,
  requestFingerprint,
  type WireReply,
} from './server/checkRequest.ts';
export { errorBody } from './server/errorBody.ts';
export { listRequestOf, type ListWindowRequest } from './server/listRequestOf.ts';
export type { PathParams } from './server/createPathMatcher.ts';
export { RequestError, requestErrors } from './server/RequestError.ts';
export {
  type PlanConfirmation,
  planChangeHandlers,
  type PlanChangePort,
  planHandlers,
  type PlanPort,
} from './plans/planHandlers.ts';
export { shopHandlers, type ShopPort } from './shop/shopHandlers.ts';
export { eventHandlers, type EventPort } from './events/eventHandlers.ts';
export { overPort } from './server/Handlers.ts';
export { tagHandlers, type TagPort } from './tags/tagHandlers.ts';
export { shopSettingsHandlers, type ShopSettingsPort } from './shopSettings/shopSettingsHandlers.ts';
export { staffHandlers, type StaffPort } from './staff/staffHandlers.ts';
export { notificationHandlers, type NotificationPort } from './notifications/notificationHandlers.ts';
export { shippingHandlers, type ShippingPort } from './shipping/shippingHandlers.ts';
export { searchHandlers, type SearchPort } from './search/searchHandlers.ts';
export { attentionHandlers, type AttentionPort } from './attention/attentionHandlers.ts';
export { insightHandlers, type InsightPort } from './insights/insightHandlers.ts';
export {
  routingHandlers,
  simulationHandlers,
  type RoutingPort,
  type SimulationPort,
} from './routing/routingHandlers.ts';
export {
  connectionHandlers,
  providerCallHandlers,
  type ConnectionPort,
  type ProviderCallsPort,
} from './connections/connectionHandlers.ts';
export { stockHandlers, type StockPort } from './stock/stockHandlers.ts';
export { productHandlers, type ProductPort } from './products/productHandlers.ts';
export {
  publicTrackingHandlers,
  trackingHandlers,
  type PublicTrackingPort,
  type TrackingPort,
} from './tracking/trackingHandlers.ts';
export { storeHandlers, type StorePort } from './store/storeHandlers.ts';
export { privacyHandlers, shopExportHandlers, type PrivacyPort, type ShopExportPort } from './store/privacyHandlers.ts';
export { importFileHandlers, importHandlers, type ImportFilePort, type ImportPort } from './imports/importHandlers.ts';
export {
  answerSentBatch,
  batchHandlers,
  sendingStarts,
  type BatchPort,
  type SendingPort,
  type SendingStart,
  type SendingStartPort,
} from './batching/batchHandlers.ts';
export {
  previewHandlers,
  type PreviewPort,
  workflowHandlers,
  type WorkflowPort,
} from './workflows/workflowHandlers.ts';
export { orderHandlers, type OrderPort } from './orders/orderHandlers.ts';
export { selectionHandlers, type SelectionPort } from './selections/selectionHandlers.ts';
export { permissionRefusal } from './permissionRefusal.ts';
