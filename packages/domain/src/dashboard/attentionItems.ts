import { inLanguage } from '../languages/inLanguage.ts';
import { type Age, ageOf } from '../shared/dates/formatAge.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { formatQuantity } from '../shared/numbers/formatQuantity.ts';
import { tabs } from '../shared/orders/tabs.ts';
import type { AttentionQueue, AttentionTab } from './AttentionQueue.ts';

/** One item in the strip above the figures. */
export interface AttentionItem {
  tab: AttentionTab;
  /** "3 errors". */
  count: string;
  /** "for up to 2 days", with the holds that end by themselves; '' when unknown. */
  detail: string;
  isCritical: boolean;
}

/** Words for one item. */
export const attentionWords = inLanguage('attentionWords', {
  counts: {
    [tabs.errors]: (orders) => formatQuantity(orders, 'error'),
    [tabs.needsReview]: (orders) => `${formatCount(orders)} to review`,
    [tabs.hold]: (orders) => `${formatCount(orders)} on hold`,
    [tabs.backOrders]: (orders) => formatQuantity(orders, 'back order'),
  } satisfies Record<AttentionTab, (orders: number) => string>,
  waiting: (duration: string) => `waiting for ${duration}`,
  waitingUpTo: (duration: string) => `waiting for up to ${duration}`,
  waitingNow: 'just now',
  oldest: (duration: string) => `oldest order ${duration}`,
  oldestNow: 'oldest order just placed',
  ending: (holds: number) => `${formatCount(holds)} ${holds === 1 ? 'ends' : 'end'} on a timer`,
});

/** Queues that need a person, in order. Leaves out queues that are empty or end by themselves. */
export function attentionItems(queues: readonly AttentionQueue[], now: Date): readonly AttentionItem[] {
  return queues
    .filter(({ orders, endingHolds }) => orders > endingHolds)
    .map((queue) => ({
      tab: queue.tab,
      count: attentionWords.counts[queue.tab](queue.orders),
      detail: [ageText(queue, now), endingText(queue.endingHolds)].filter((text) => text !== '').join(' · '),
      isCritical: queue.tab === tabs.errors,
    }));
}

/** Time spent in this stage, or the oldest order's age when the server does not know it. */
function ageText({ orders, endingHolds, waitingSince, oldestAt }: AttentionQueue, now: Date): string {
  const { waiting, waitingUpTo, waitingNow, oldest, oldestNow } = attentionWords;
  const since = ageOf(waitingSince, now);
  if (since === null) return durationText(ageOf(oldestAt, now), oldest, oldestNow);
  return durationText(since, orders - endingHolds === 1 ? waiting : waitingUpTo, waitingNow);
}

/** A time can be in the future when the server's and browser's clocks differ. */
function durationText(age: Age | null, text: (duration: string) => string, justNow: string): string {
  if (age === null) return '';
  return age.isPast && age.duration !== '' ? text(age.duration) : justNow;
}

function endingText(holds: number): string {
  return holds === 0 ? '' : attentionWords.ending(holds);
}
