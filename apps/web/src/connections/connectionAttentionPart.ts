import { type AccountConnection, connectionAttention, problemsThatStopOrders } from '@hub/domain/integrations';
import type { Access } from '@hub/domain/shared';
import { connectionPath } from './connectionPath.ts';

/** What the dashboard's strip shows of connections; loaded only when a call has failed. */
export function connectionAttentionPart(
  connections: readonly AccountConnection[],
  { access, ...at }: { access: Access; now: Date; timeZone: string },
) {
  const connection = connectionAttention(problemsThatStopOrders(connections, at), at.now);
  return { connection, connectionPath: connection && connectionPath(access, connection.problem) };
}
