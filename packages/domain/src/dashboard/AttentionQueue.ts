import type { IsoTime } from '../shared/dates/IsoTime.ts';
import { tabs } from '../shared/orders/tabs.ts';

/** The tabs whose orders wait for a person, most urgent first. */
export const attentionTabs = [tabs.errors, tabs.needsReview, tabs.hold, tabs.backOrders] as const;

export type AttentionTab = (typeof attentionTabs)[number];

/** The orders of one tab that wait, whatever their age. */
export interface AttentionQueue {
  tab: AttentionTab;
  orders: number;
  /** When the oldest of them was created; null without orders. */
  oldestAt: IsoTime | null;
  /** Since when the one that has waited longest is in this stage; null: not known. */
  waitingSince: IsoTime | null;
  /** Holds among them that end at a time. Zero for the other tabs. */
  endingHolds: number;
}
