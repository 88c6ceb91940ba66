import type { ComponentType } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { AllWorkflowsTab } from './AllWorkflowsTab.tsx';
import { useOpenShop } from '../session/OpenShop.ts';
import { OrderUpdateTab, ShipmentUpdateTab } from './StoppedOrdersTabs.tsx';
import { WorkflowScreens } from './WorkflowScreens.tsx';

/** Reports, for servers without capability `workflows`; by the last segment of the tab's path (§2). */
const screens: Readonly<Record<string, ComponentType<ScreenProps>>> = {
  allworkflows: AllWorkflowsTab,
  orderupdate: OrderUpdateTab,
  shipmentupdate: ShipmentUpdateTab,
};

/** `/app/workflows`: all workflows (default), order update, shipment update. */
export default function WorkflowsRoute({ route, tab }: ScreenProps) {
  const { info } = useOpenShop();
  if (info.capabilities.includes('workflows')) return <WorkflowScreens route={route} tab={tab} />;
  const Screen = screens[tab?.slug ?? ''] ?? AllWorkflowsTab;
  return <Screen route={route} tab={tab} />;
}
