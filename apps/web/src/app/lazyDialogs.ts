/**
 * Components that open on a click only or react to the server. They load as one file, once the page has its first
 * replies.
 */
export { AddressDialog, ExportNotice, OrderSearchResults, ReshipDialog } from '@hub/ui/orders';
export { ExportDialogSlot } from '../orders/export/ExportDialogSlot.tsx';
export { ShortcutSheet } from '@hub/ui/dialogs';
export { FindOrders } from '../orders/search/FindOrders.tsx';
export { OrderActionDialog } from '../orders/actions/OrderActionDialog.tsx';
export { ShopMilestones } from '../plans/ShopMilestones.tsx';
export { UpgradeDialog } from '../plans/UpgradeDialog.tsx';
export { LiveUpdates } from '../orders/live/LiveUpdates.tsx';
