export {
  countsStock,
  listMovements,
  listSkus,
  listStock,
  lockStock,
  readAllStock,
  saveStockChanges,
  unbalancedStock,
  unitsOfShipment,
} from './stockRecords.ts';
