/** What opens on a click only. It comes in one file of its own, once the page has its first answers. */
export { ExportDialog, ExportNotice } from '@hub/ui/orders';
export { ShortcutSheet } from '@hub/ui/dialogs';
export { OrderActionDialog } from '../orders/actions/OrderActionDialog.tsx';
export { UpgradeDialog } from '../plans/UpgradeDialog.tsx';
