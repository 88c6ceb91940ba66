export { AllInventoryScreen, type AllInventoryScreenProps, type InventoryFigures } from './AllInventoryScreen.tsx';
export { NotProvidedScreen, type NotProvidedScreenProps } from './NotProvidedScreen.tsx';
export { type WeightFigures, WeightScreen, type WeightScreenProps } from './WeightScreen.tsx';
