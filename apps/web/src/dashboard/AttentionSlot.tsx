import { allOrdersFilters } from '@hub/domain/dashboard';
import { AttentionStrip } from '@hub/ui/dashboard';
import { shownValue } from '@hub/ui/data';
import { useEffect, useState } from 'react';
import type { connectionAttentionPart } from '../connections/connectionAttentionPart.ts';
import { useConnections } from '../connections/useConnections.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { filteredPath } from '../orders/list/filtersInAddress.ts';
import { stageListPath } from '../orders/list/stageListPath.ts';
import { useAttention } from '../orders/list/attention/useAttention.ts';
import { useOpenShop } from '../session/OpenShop.ts';

/** The strip of what needs a person; its parts link to the lists of all time, and to the connection that is down. */
export function AttentionSlot() {
  const now = useCurrentMinute();
  return (
    <AttentionStrip
      {...useConnectionPart(now)}
      queues={useAttention()}
      now={now}
      pathOf={(tab) => filteredPath(stageListPath(tab), allOrdersFilters)}
    />
  );
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
