export { claimKey, deleteOldReplies, storeReply, type StoredReply } from './idempotencyKeys.ts';
