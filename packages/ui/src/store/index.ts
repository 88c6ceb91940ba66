export { BackfillCard, type BackfillCardProps } from './BackfillCard.tsx';
export { PrivacyCard, type PrivacyCardProps } from './PrivacyCard.tsx';
export { StoreConnectionCard, type StoreConnectionCardProps } from './StoreConnectionCard.tsx';
