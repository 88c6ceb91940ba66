export { AllInventoryScreen, type AllInventoryScreenProps, type InventoryFigures } from './AllInventoryScreen.tsx';
export { type WeightFigures, WeightScreen, type WeightScreenProps } from './WeightScreen.tsx';
export {
  type UniversalSettings,
  UniversalSettingsScreen,
  type UniversalSettingsScreenProps,
} from './settings/UniversalSettingsScreen.tsx';
export { WeightsAndPackagesScreen, type WeightsAndPackagesScreenProps } from './products/WeightsAndPackagesScreen.tsx';
export type { ItemActions, ItemEditor } from './products/ItemEditor.ts';
export { ProductFileDialog, type ProductFileDialogProps } from './products/ProductFileDialog.tsx';
export type { StockFile } from './stock/StockFileCard.tsx';
export { StockScreen, type StockScreenProps } from './stock/StockScreen.tsx';
export { type BulkChoice, BulkEditScreen, type BulkEditScreenProps } from './products/BulkEditScreen.tsx';
export { BundlesScreen, type BundlesScreenProps, type TypedBundle } from './products/BundlesScreen.tsx';
export { CollectionsScreen, type CollectionsScreenProps } from './products/CollectionsScreen.tsx';
