import { inLanguage } from '../languages/inLanguage.ts';
import { ageOf, formatAge } from '../shared/dates/formatAge.ts';
import { minuteMs } from '../shared/dates/durations.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import type { HealthItem } from '../shared/screens/HealthItem.ts';
import { parseEpoch } from '../shared/dates/parseEpoch.ts';
import type { StoreHealth } from './StoreConnection.ts';
import { storeFactWords } from './storeFacts.ts';

/** Words for the store’s health. */
export const storeHealthWords = inLanguage('storeHealthWords', {
  name: 'Your store',
  /** `age`: "5 minutes ago". */
  newest: (age: string) => `newest order ${age}`,
  noOrder: 'no orders yet',
  nothing: 'nothing waits',
  /** `duration`: "5 minutes". */
  waiting: (count: number, duration: string) => `${formatCount(count)} waiting for up to ${duration}`,
  standing: 'Loading stands still',
});

/** What waits longer than this is a problem. */
const lateMs = 10 * minuteMs;

/** The store in the line about health. */
export function storeHealthItem(store: StoreHealth, now: Date): HealthItem {
  const { state, lastOrderAt, waiting, waitingSince, isStanding } = store;
  const words = storeHealthWords;
  const isConnected = state === 'installed';
  const since = parseEpoch(waitingSince);
  const isLate = since !== null && now.getTime() - since >= lateMs;
  const duration = ageOf(waitingSince, now)?.duration ?? '';
  const newest = lastOrderAt === null ? words.noOrder : words.newest(formatAge(lastOrderAt, now));
  return {
    name: words.name,
    value: isConnected && isStanding ? words.standing : stateText(state),
    // Work that has just arrived is in progress and not worth a notice.
    detail: [newest, waiting === 0 || duration === '' ? words.nothing : words.waiting(waiting, duration)].join(' · '),
    isProblem: !isConnected || isStanding || isLate,
  };
}

function stateText(state: StoreHealth['state']): string {
  const { connected, missingScopes, frozen, accessEnded, uninstalled } = storeFactWords;
  return { installed: connected, missingScopes, frozen, accessEnded, uninstalled }[state];
}
