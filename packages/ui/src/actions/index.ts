export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { DiscardButton, type DiscardButtonProps } from './DiscardButton.tsx';
export { FocusKeeper, type FocusKeeperProps } from './FocusKeeper.tsx';
export { MoreInfoLink, type MoreInfoLinkProps } from './MoreInfoLink.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { StoreAdminLink, type StoreAdminLinkProps } from './StoreAdminLink.tsx';
