export { FlowList, type FlowListProps } from './FlowList.tsx';
export { FulfillmentBadge, type FulfillmentBadgeProps } from './FulfillmentBadge.tsx';
export { LineItemSection, type LineItemSectionProps } from './LineItemSection.tsx';
export { OrderDetailPanel, type OrderDetailPanelProps } from './OrderDetailPanel.tsx';
export { OrderList, type OrderListProps } from './OrderList.tsx';
export type { OrderSelection } from './OrderSelection.ts';
export { ShipmentBadge, type ShipmentBadgeProps } from './ShipmentBadge.tsx';
export { ShipmentBox, type ShipmentBoxProps } from './ShipmentBox.tsx';
export { Timeline, type TimelineProps } from './Timeline.tsx';
