export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { MoreInfoLink, type MoreInfoLinkProps } from './MoreInfoLink.tsx';
export { Switch, type SwitchProps } from './Switch.tsx';
export { StoreAdminLink, type StoreAdminLinkProps } from './StoreAdminLink.tsx';
