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
} from './stockRecords.ts';
