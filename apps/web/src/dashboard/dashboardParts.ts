/** What the dashboard shows once its figures are there, in one file of its own. */
export { AttentionSlot } from './AttentionSlot.tsx';
export { OutsidePeriodSlot } from '../orders/list/attention/OutsidePeriodSlot.tsx';
export { StageOrders } from '../orders/list/StageOrders.tsx';
