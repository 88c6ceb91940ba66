import { formatAge } from '../shared/formatAge.ts';
import { formatCount } from '../shared/formatCount.ts';
import { formatQuantity } from '../shared/formatQuantity.ts';
import { tabs } from '../shared/tabs.ts';
import type { AttentionQueue, AttentionTab } from './AttentionQueue.ts';

/** One part of the strip above the figures. */
export interface AttentionItem {
  tab: AttentionTab;
  /** "3 errors". */
  count: string;
  /** "for up to 2 days", with the holds that end by themselves; '' where nothing is known. */
  detail: string;
  isCritical: boolean;
}

const counts = {
  [tabs.errors]: (orders) => formatQuantity(orders, 'error'),
  [tabs.needsReview]: (orders) => `${formatCount(orders)} to review`,
  [tabs.hold]: (orders) => `${formatCount(orders)} on hold`,
  [tabs.backOrders]: (orders) => formatQuantity(orders, 'back order'),
} satisfies Record<AttentionTab, (orders: number) => string>;

/** What needs a person, in the order of the queues. Queues that are empty, or end by themselves, are left out. */
export function attentionItems(queues: readonly AttentionQueue[], now: Date): readonly AttentionItem[] {
  return queues
    .filter(({ orders, endingHolds }) => orders > endingHolds)
    .map((queue) => ({
      tab: queue.tab,
      count: counts[queue.tab](queue.orders),
      detail: [ageText(queue, now), endingText(queue.endingHolds)].filter((text) => text !== '').join(' · '),
      isCritical: queue.tab === tabs.errors,
    }));
}

/** How long they wait in this stage; where the server does not know, how old the oldest order is. */
function ageText({ orders, endingHolds, waitingSince, oldestAt }: AttentionQueue, now: Date): string {
  const waiting = formatAge(waitingSince, now);
  if (waiting === '') return durationText(formatAge(oldestAt, now), 'oldest order ', 'oldest order just placed');
  return durationText(waiting, orders - endingHolds === 1 ? 'for ' : 'for up to ', 'since just now');
}

/** `formatAge` also knows the future, where the clocks of server and browser differ. */
function durationText(age: string, before: string, justNow: string): string {
  if (age === '') return '';
  return age.endsWith(' ago') ? `${before}${age.slice(0, -' ago'.length)}` : justNow;
}

function endingText(holds: number): string {
  return holds === 0 ? '' : `${formatCount(holds)} ${holds === 1 ? 'ends' : 'end'} on a timer`;
}
