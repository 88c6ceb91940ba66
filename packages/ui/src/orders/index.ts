export { FlowList, type FlowListProps } from './detail/FlowList.tsx';
export { FulfillmentBadge, type FulfillmentBadgeProps } from './badges/FulfillmentBadge.tsx';
export { LineItemSection, type LineItemSectionProps } from './detail/LineItemSection.tsx';
export { OrderDetailPanel, type OrderDetailPanelProps } from './detail/OrderDetailPanel.tsx';
export { OrderList, type OrderListProps } from './list/OrderList.tsx';
export type { OrderSelection } from './list/OrderSelection.ts';
export { ShipmentBadge, type ShipmentBadgeProps } from './badges/ShipmentBadge.tsx';
export { ShipmentBox, type ShipmentBoxProps } from './detail/ShipmentBox.tsx';
export { Timeline, type TimelineProps } from './detail/Timeline.tsx';
