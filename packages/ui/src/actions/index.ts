export { ActionButton, type ActionButtonProps } from './ActionButton.tsx';
export { MoreInfoLink, type MoreInfoLinkProps } from './MoreInfoLink.tsx';
export { ShortcutButton, type ShortcutButtonProps } from './ShortcutButton.tsx';
