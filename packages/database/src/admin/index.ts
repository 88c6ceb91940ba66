export {
  addAuditEntry,
  type AuditRecord,
  findAdminShop,
  inAdmin,
  listAdminShops,
  listAuditEntries,
  listOutages,
  readAdminShop,
  saveDiscount,
} from './adminRecords.ts';
export {
  countDeadLetters,
  type DeadLetterRecord,
  discardDeadLetters,
  listDeadLetters,
  readJobOutcomes,
  retryDeadLetters,
} from './deadLetters.ts';
