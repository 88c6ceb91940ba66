import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { tabs } from '../shared/orders/tabs.ts';

/** Tabs whose orders need a person, most urgent first. */
export const attentionTabs = [tabs.errors, tabs.needsReview, tabs.hold, tabs.backOrders] as const;

export type AttentionTab = (typeof attentionTabs)[number];

/** A tab's waiting orders of any age. */
export interface AttentionQueue {
  tab: AttentionTab;
  orders: number;
  /** Creation time of the oldest order; `null` without orders. */
  oldestAt: IsoTime | null;
  /** When the longest-waiting order entered this stage; `null` when unknown. */
  waitingSince: IsoTime | null;
  /** Holds with an end time. 0 for the other tabs. */
  endingHolds: number;
}
