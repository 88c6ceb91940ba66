import type { IsoTime } from '../../shared/dates/IsoTime.ts';
import type { TabNumber } from '../../shared/orders/tabs.ts';
import { isErrorAction } from './bulkActions.ts';
import type { BulkAction } from './BulkAction.ts';
import type { ReasonGroup } from './bulkReport.ts';
import type { Order } from '../Order.ts';
import { stageOfTab } from '../OrderStage.ts';
import { errorAction } from '../actions/orderActions.ts';
import { refusalOf, type TransitionFacts } from '../actions/refusalOf.ts';
import { groupByWords } from '../../messages/groupByWords.ts';
import { message, type Words } from '../../messages/Message.ts';
import { wordsText } from '../../messages/messageWords.ts';

/** The row fields that a preflight needs; of the two instants only whether they are `null`. */
export type PreflightFacts = TransitionFacts & Record<'cancelledAt' | 'closedAt', IsoTime | true | null>;

/** The orders that a bulk action would apply to. */
export interface Preflight {
  eligible: readonly Order[];
  /** The others by reason, in first-seen order. */
  refused: readonly { reason: Words; orders: readonly Order[] }[];
}

/**
 * Which selected orders of a tab can take a bulk action, and why the others can't, judged by their rows; the server
 * decides.
 */
export function preflight(action: BulkAction, tab: TabNumber, orders: readonly Order[]): Preflight {
  const { eligible, refused } = byRefusal(action, tab, orders, (order) => order);
  return { eligible, refused: refused.map(({ reason, entries }) => ({ reason, orders: entries })) };
}

/** Maximum names per reason in a preflight of counted orders. */
export const preflightNameCount = 8;

/** Selected orders that look the same to a preflight. */
export interface LikeOrders {
  facts: PreflightFacts;
  count: number;
  /** The first ones' names; `preflightNameCount` are enough. */
  names: readonly string[];
}

/** Orders that can't take a bulk action. */
export interface RefusedOrders {
  reason: Words;
  count: number;
  /** The first ones' names. */
  orderNames: readonly string[];
}

/** Preflight for more orders than fit in memory: works on counts grouped by row values. */
export function preflightCounted<Like extends LikeOrders>(
  action: BulkAction,
  tab: TabNumber,
  orders: readonly Like[],
): { eligible: readonly Like[]; refused: readonly RefusedOrders[] } {
  const { eligible, refused } = byRefusal(action, tab, orders, ({ facts }) => facts);
  return {
    eligible,
    refused: refused.map(({ reason, entries }) => ({
      reason,
      count: entries.reduce((sum, { count }) => sum + count, 0),
      orderNames: entries.flatMap(({ names }) => names).slice(0, preflightNameCount),
    })),
  };
}

/** Counted orders that can't take an action, listed by reason. */
export function refusedGroups(refused: readonly RefusedOrders[]): readonly ReasonGroup[] {
  return refused.map(({ reason, count, orderNames }) => ({
    reason: wordsText(reason),
    count,
    orders: orderNames.map((orderName) => ({ orderId: '', orderName })),
  }));
}

function byRefusal<Entry>(
  action: BulkAction,
  tab: TabNumber,
  entries: readonly Entry[],
  factsOf: (entry: Entry) => PreflightFacts,
): { eligible: readonly Entry[]; refused: readonly { reason: Words; entries: readonly Entry[] }[] } {
  const { others, groups } = groupByWords(entries, (entry) => refusalInTab(action, tab, factsOf(entry)));
  return { eligible: others, refused: groups.map(({ words, ...group }) => ({ reason: words, ...group })) };
}

/** A row may have been closed since the list was read, and tab 1 has every stage. */
function refusalInTab(action: BulkAction, tab: TabNumber, facts: PreflightFacts): Words | null {
  if (facts.cancelledAt !== null) return refusalOf('cancelled', action, facts);
  if (facts.closedAt !== null) return refusalOf('closed', action, facts);
  const stage = stageOfTab(tab);
  const refusal = stage === null ? null : refusalOf(stage, action, facts);
  if (refusal === null && isErrorAction(action) && errorAction(facts) !== action) return message('orders.movesOnly');
  return refusal;
}
