import { createBatchingClient } from '@hub/api-client/batching';
import { appRoutes } from '@hub/domain/navigation';
import { BatchStatesScreen } from '@hub/ui/settings';
import { useMemo } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useLoadable } from '../queries/useLoadable.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';

/** Polling interval: orders are sent while a person watches. */
const refetchMs = 20_000;

const historyPath =
  appRoutes.flatMap(({ tabs }) => tabs).find(({ path }) => path === '/app/fulfillment/batch-history')?.path ??
  '/app/fulfillment';

/** `/app/settings/batch_status`, for people with permission for Locations. */
export function BatchStatesTab(props: ScreenProps) {
  const { shop, client: api, timeZone } = useOpenShop();
  const client = useMemo(() => createBatchingClient(api), [api]);
  const batches = useLoadable({
    queryKey: ['batch states', shop],
    queryFn: ({ signal }) => client.batches({ signal }),
    refetchInterval: refetchMs,
  });
  return (
    <BatchStatesScreen
      pageHeader={usePageHeader(props)}
      batches={mapLoadable(batches, ({ rows }) => rows)}
      batchPath={(batchId) => `${historyPath}?${new URLSearchParams({ batch: batchId })}`}
      historyPath={historyPath}
      timeZone={timeZone}
    />
  );
}
