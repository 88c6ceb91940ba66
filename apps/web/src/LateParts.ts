/**
 * What opens on a click only. It comes in one file of its own, once the page has its first answers (`useLateParts`).
 */
export { ExportDialog, ExportNotice } from '@hub/ui/orders';
export { ShortcutSheet } from '@hub/ui/shared';
export { OrderQuestion } from './orders/actions/OrderQuestion.tsx';
export { UpgradeOffer } from './plans/UpgradeOffer.tsx';
