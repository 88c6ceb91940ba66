import type { WorkflowKind } from '@hub/domain/workflows';
import { useMemo } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useAddress } from '../address/useAddress.ts';
import { WorkflowBuilderTab } from './builder/WorkflowBuilderTab.tsx';
import { WorkflowListTab } from './list/WorkflowListTab.tsx';
import { WorkflowRunsTab } from './runs/WorkflowRunsTab.tsx';
import { WorkflowVersionsTab } from './versions/WorkflowVersionsTab.tsx';
import { workflowPaths, workflowView } from '../address/workflowPaths.ts';

/** By the last segment of the tab's path (§2). */
const kinds: Readonly<Record<string, WorkflowKind>> = {
  orderupdate: 'orderUpdate',
  shipmentupdate: 'shipmentUpdate',
};

/** `/app/workflows`: all workflows (default), order update, shipment update. */
export default function WorkflowsRoute(props: ScreenProps) {
  const { route, tab } = props;
  const [address] = useAddress();
  const tabPath = tab?.path ?? route.path;
  const paths = useMemo(() => workflowPaths(tabPath), [tabPath]);
  const view = workflowView(address);
  const kind = kinds[tab?.slug ?? ''] ?? null;
  switch (view.type) {
    case 'edit':
    case 'create':
      return (
        <WorkflowBuilderTab
          {...props}
          paths={paths}
          workflowId={view.type === 'edit' ? view.workflowId : null}
          startFrom={view.type === 'create' ? view.key : null}
        />
      );
    case 'versions':
      return <WorkflowVersionsTab key={view.workflowId} paths={paths} workflowId={view.workflowId} />;
    case 'runs':
      return <WorkflowRunsTab key={view.workflowId} paths={paths} workflowId={view.workflowId} before={view.before} />;
    case 'list':
      return <WorkflowListTab {...props} paths={paths} kind={kind} />;
  }
}
