import { allOrdersFilters } from '@hub/domain/dashboard';
import type { HealthItem } from '@hub/domain/shared';
import type { StoreHealth } from '@hub/domain/store';
import { AttentionStrip, HealthList } from '@hub/ui/dashboard';
import { shownValue } from '@hub/ui/data';
import { useEffect, useState } from 'react';
import type { connectionAttentionPart } from '../connections/connectionAttentionPart.ts';
import { useConnections } from '../connections/useConnections.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import { stageListPath } from '../orders/list/stageListPath.ts';
import { mapLoadable } from '../queries/mapLoadable.ts';
import { useAttention } from '../orders/list/attention/useAttention.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import type { healthItems } from './healthItems.ts';

/** The strip of what needs a person; its parts link to the lists of all time, and to the connection that is down. */
export function AttentionSlot() {
  const now = useCurrentMinute();
  const attention = useAttention();
  return (
    <AttentionStrip
      {...useConnectionPart(now)}
      queues={mapLoadable(attention, ({ queues }) => queues)}
      now={now}
      pathOf={(tab) => filteredPath(stageListPath(tab), allOrdersFilters)}
    />
  );
}

/** Health of the store and of each 3PL. It comes late, so it stands below everything that it would move. */
export function HealthSlot() {
  const store = shownValue(useAttention())?.store ?? null;
  return <HealthList items={useHealth(store, useCurrentMinute())} />;
}

/** The store and each 3PL. Their words are loaded after the figures; without their file the line is empty. */
function useHealth(store: StoreHealth | null, now: Date): readonly HealthItem[] {
  const { timeZone } = useOpenShop();
  const connections = shownValue(useConnections()) ?? [];
  const [words, setWords] = useState<typeof healthItems | null>(null);
  useEffect(() => {
    import('./healthItems.ts').then(
      (loaded) => setWords(() => loaded.healthItems),
      () => undefined,
    );
  }, []);
  return words?.({ store, connections }, { now, timeZone }) ?? [];
}

/** Its rules are loaded when something may be wrong; without their file only the queues show. */
function useConnectionPart(now: Date) {
  const { access, timeZone } = useOpenShop();
  const connections = shownValue(useConnections()) ?? [];
  const mayBeDown = connections.some(
    ({ failingSince, missingChoices }) => failingSince !== null || missingChoices.length > 0,
  );
  const [part, setPart] = useState<typeof connectionAttentionPart | null>(null);
  useEffect(() => {
    if (mayBeDown)
      import('../connections/connectionAttentionPart.ts').then(
        (loaded) => setPart(() => loaded.connectionAttentionPart),
        () => undefined,
      );
  }, [mayBeDown]);
  return part?.(connections, { access, now, timeZone });
}
