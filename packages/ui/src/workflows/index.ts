export { AllWorkflowsScreen, type AllWorkflowsScreenProps } from './AllWorkflowsScreen.tsx';
export { type StoppedOrders, StoppedOrdersScreen, type StoppedOrdersScreenProps } from './StoppedOrdersScreen.tsx';
export type { OrderPath, PageHeaderProps } from './OrderPath.ts';
