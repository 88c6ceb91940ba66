export { AllInventoryScreen, type AllInventoryScreenProps, type InventoryFigures } from './AllInventoryScreen.tsx';
export type { PageHeaderProps, SkuPath } from './SkuPath.ts';
export { NotProvidedScreen, type NotProvidedScreenProps } from './NotProvidedScreen.tsx';
export { type WeightFigures, WeightScreen, type WeightScreenProps } from './WeightScreen.tsx';
