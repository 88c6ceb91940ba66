export { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx';
export { DemoDialog, type DemoDialogProps } from './DemoDialog.tsx';
export { ModalBody, type ModalBodyProps } from './ModalBody.tsx';
export { type ShortcutLine, ShortcutSheet, type ShortcutSheetProps } from './ShortcutSheet.tsx';
