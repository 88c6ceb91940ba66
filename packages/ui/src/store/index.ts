export { BackfillCard, type BackfillCardProps } from './BackfillCard.tsx';
export { StoreConnectionCard, type StoreConnectionCardProps } from './StoreConnectionCard.tsx';
