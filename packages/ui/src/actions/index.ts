export { ActionButton } from './ActionButton.tsx';
export { DiscardButton } from './DiscardButton.tsx';
export { FocusKeeper } from './FocusKeeper.tsx';
export { MoreInfoLink } from './MoreInfoLink.tsx';
export { Switch } from './Switch.tsx';
export { StoreAdminLink } from './StoreAdminLink.tsx';
