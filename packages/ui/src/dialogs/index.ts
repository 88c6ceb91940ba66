export { ConfirmDialog } from './ConfirmDialog.tsx';
export { DemoDialog } from './DemoDialog.tsx';
export { ModalBody } from './ModalBody.tsx';
export { ShortcutSheet } from './ShortcutSheet.tsx';
