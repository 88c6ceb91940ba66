export { AllWorkflowsScreen, type AllWorkflowsScreenProps } from './AllWorkflowsScreen.tsx';
export { type StoppedOrders, StoppedOrdersScreen, type StoppedOrdersScreenProps } from './StoppedOrdersScreen.tsx';
