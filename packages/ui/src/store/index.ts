export { BackfillCard } from './BackfillCard.tsx';
export { PrivacyCard } from './PrivacyCard.tsx';
export { StoreConnectionCard } from './StoreConnectionCard.tsx';
