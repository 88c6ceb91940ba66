import { inLanguage } from '../languages/inLanguage.ts';
import { accountName, findProvider } from '../providers/providers.ts';
import type { HealthItem } from '../shared/screens/HealthItem.ts';
import { formatAge } from '../shared/dates/formatAge.ts';
import { type AccountConnection, connectionProblem } from './accountConnection.ts';
import { connectionAttention, connectionWords } from './connectionAttention.ts';

/** Words for a 3PL’s health. */
export const connectionHealthWords = inLanguage('connectionHealthWords', {
  connected: 'Connected',
  /** `age`: "5 minutes ago". */
  lastOrder: (age: string) => `last order ${age}`,
  noOrder: 'no orders yet',
});

/** The 3PLs in the line about health. */
export function connectionHealthItems(
  connections: readonly AccountConnection[],
  at: { now: Date; timeZone: string },
): readonly HealthItem[] {
  return connections.flatMap((connection): HealthItem[] => {
    const provider = findProvider(connection.providerId);
    if (provider === null) return [];
    const problem = connectionProblem(connection, at);
    const attention = problem && connectionAttention([problem], at.now);
    const name = accountName(provider, connection.accountName);
    if (attention) return [{ name, value: attention.count, detail: attention.detail, isProblem: true }];
    const { lastOrderAt, waitingOrders } = connection;
    const words = connectionHealthWords;
    const last = lastOrderAt === null ? words.noOrder : words.lastOrder(formatAge(lastOrderAt, at.now));
    const detail = waitingOrders === 0 ? last : `${last} · ${connectionWords.waiting(waitingOrders)}`;
    return [{ name, value: words.connected, detail, isProblem: false }];
  });
}
