export { type InventoryRow, inventoryRows, type InventoryTotals, inventoryTotals } from './inventoryRows.ts';
export {
  type Alternative,
  alternativeTexts,
  inventoryTexts,
  type NotProvided,
  notProvided,
  rowsShownText,
  formatWeight,
} from './inventoryTexts.ts';
export { matchingRows } from './matchingRows.ts';
export {
  type WeighedLine,
  type WeightRow,
  weightRows,
  type WeightState,
  type WeightTotals,
  weightTotals,
} from './weightRows.ts';
