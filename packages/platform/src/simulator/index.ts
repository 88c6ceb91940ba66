export { createManualClock, type ManualClock, type SimulatedClock } from '@hub/domain/simulation';
export { StoreControlError } from './StoreControls.ts';
export type {
  BulkFault,
  RandomStoreFaults,
  StoreAppState,
  StoreBookFulfillment,
  StoreBookFulfillmentOrder,
  StoreBookOrder,
  StoreCallRecord,
  StoreControls,
  StoreFault,
  StoreFaultKind,
  StoreWebhookRecord,
  WebhookFaultKind,
} from './StoreControls.ts';
export type {
  PastShipping,
  PastState,
  RegisteredApp,
  StoreLineInput,
  StoreLocationInput,
  StoreOptions,
  StoreOrderIds,
  StoreOrderInput,
  StoreRecipient,
} from './StoreOptions.ts';
export { checkoutOf } from './checkouts.ts';
export { orderStories, type OrderStoryName } from './orderStories.ts';
export { type RunningStore, startStore } from './startStore.ts';
export { readSeedOrders, type SeedOrdersOptions } from './readSeedOrders.ts';
export { connectControls, type RemoteStoreControls } from './connectControls.ts';
export { readStoreState, StoreStateError } from './stateFile.ts';
