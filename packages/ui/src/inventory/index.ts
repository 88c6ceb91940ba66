export { type UniversalSettings, UniversalSettingsScreen } from './settings/UniversalSettingsScreen.tsx';
export { WeightsAndPackagesScreen } from './products/WeightsAndPackagesScreen.tsx';
export type { ItemActions, ItemEditor } from './products/ItemEditor.ts';
export { ProductFileDialog } from './products/ProductFileDialog.tsx';
export type { StockFile } from './stock/StockFileCard.tsx';
export { StockScreen } from './stock/StockScreen.tsx';
export { type BulkChoice, BulkEditScreen } from './products/BulkEditScreen.tsx';
export { BundlesScreen, type TypedBundle } from './products/BundlesScreen.tsx';
export { CollectionsScreen } from './products/CollectionsScreen.tsx';
