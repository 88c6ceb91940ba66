export { type OwnOrder, type OwnShipment, planStoreWrites, type TheirOrder } from './planStoreWrites.ts';
export { backfillStartText, backfillText, storeProblemText, storeTexts } from './storeTexts.ts';
export {
  type CustomerRedaction,
  customerFileExpiry,
  customerFileKeptMs,
  type DataRequest,
  hasCustomerFile,
  isExportUnderway,
  isPrivacyUnderway,
  type PrivacyStatus,
  type ShopExport,
  shopExportKeptMs,
  shopExportRefusal,
  shopExportStage,
} from './Privacy.ts';
export {
  customerFileName,
  dataRequestAbout,
  dataRequestName,
  dataRequestText,
  latestExportText,
  privacyTexts,
  redactionText,
  redactionTimes,
  shopExportAbout,
  shopExportFileName,
  shopExportOrigin,
  shopExportText,
} from './privacyTexts.ts';
export type {
  BackfillProgress,
  BackfillState,
  LongJob,
  LongJobKind,
  ShopExportState,
  StoreHealth,
  StoreCheck,
  StoreConnectionState,
  StoreProblem,
  StoreStatus,
} from './StoreConnection.ts';
export { idleLimitMs, isStalled } from '../shared/jobs/longJobs.ts';
export { storeScope } from './scopeEffects.ts';
export { canResumeBackfill, jobFact, storeFacts } from './storeFacts.ts';
export { storeHealthItem } from './storeHealthItem.ts';
export type { StoreEventState, StoreLine, StoreWrite, StoreWriteKind, StoreWriteState } from './StoreWrite.ts';
