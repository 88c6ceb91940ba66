/** What the dashboard shows once its figures are loaded, in its own file. */
export { AttentionSlot, HealthSlot } from './AttentionSlot.tsx';
export { OutsidePeriodSlot } from '../orders/list/attention/OutsidePeriodSlot.tsx';
export { StageOrders } from '../orders/list/StageOrders.tsx';
