import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { AllWorkflowsTab } from './AllWorkflowsTab.tsx';
import { OrderUpdateTab, ShipmentUpdateTab } from './StoppedOrdersTabs.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [AllWorkflowsTab, OrderUpdateTab, ShipmentUpdateTab];

/** `/app/workflows`: all workflows (default), order update, shipment update. */
export default function WorkflowsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? AllWorkflowsTab;
  return <Screen route={route} tab={tab} />;
}
