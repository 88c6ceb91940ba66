export { addWarehouseJobs } from './addWarehouseJobs.ts';
export {
  type BatchJob,
  type HoldJob,
  type ExportShopJob,
  type MailJob,
  type OrderJob,
  type SendJob,
  queues,
  type RemoveShopJob,
  type ScheduledOrderJob,
  type ShipPolicyJob,
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
} from './queues.ts';
export { type JobAttempt, type LongJobAttempt, type LongJobData, workLongJob } from './workLongJob.ts';
