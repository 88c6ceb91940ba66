import type { ComponentType } from 'react';
import type { ScreenProps } from '../shared/ScreenProps.ts';
import { AllWorkflows } from './AllWorkflows.tsx';
import { OrderUpdate, ShipmentUpdate } from './StoppedOrders.tsx';

/** The tabs of §2 in their order. */
const screens: readonly ComponentType<ScreenProps>[] = [AllWorkflows, OrderUpdate, ShipmentUpdate];

/** `/app/workflows`: all workflows (default), order update, shipment update. */
export default function WorkflowsRoute({ route, tab }: ScreenProps) {
  const Screen = screens[tab?.number ?? 0] ?? AllWorkflows;
  return <Screen route={route} tab={tab} />;
}
