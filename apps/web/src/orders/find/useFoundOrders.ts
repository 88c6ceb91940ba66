import { everyOrder, type SearchMode } from '@hub/domain/dashboard';
import { exactFirst, findTexts, foundAtMost, type Order } from '@hub/domain/orders';
import type { FoundGroup } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/shared';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useQuestion } from '../../shared/useQuestion.ts';
import { askTabs, type TabAnswers } from './askTabs.ts';

/** Found for this text and no other: the answer to an older text is not shown under a newer one. */
interface Found {
  text: string;
  first: readonly Order[];
  total: number;
  /** False where the server has further pages: nobody wants to read them, a longer text finds the order sooner. */
  isWhole: boolean;
}

export interface FoundOrders {
  /** Null while nothing is asked. */
  results: Loadable<readonly FoundGroup[]> | null;
  problem: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null;
}

/**
 * Every order that has the text in its number or holds it as a SKU, whatever its age and stage. '' asks nothing; the
 * newest text wins.
 */
export function useFoundOrders(text: string): FoundOrders {
  const byOrder = useFound(text, 'order_wise');
  const bySku = useFound(text, 'sku_wise');
  if (text === '') return { results: null, problem: null };

  const all = [byOrder, bySku];
  const failed = all.find(({ answer }) => answer.state === 'failed')?.answer;
  // By number first and never after the others: a list that grows above the active option would put another one under
  // Enter.
  const shown = isAwaited(byOrder.answer) && byOrder.group === null ? [] : all;
  const groups = shown.flatMap(({ group }) => (group === null || group.found.length === 0 ? [] : [group]));
  if (groups.length === 0) {
    const open = all.find(({ answer }) => isAwaited(answer))?.answer;
    if (open) return { results: waitingFor(open), problem: null };
    if (failed?.state === 'failed' && all.every(({ answer }) => answer.state === 'failed')) {
      return {
        results: {
          state: 'failed',
          message: failed.message,
          ...(failed.detail !== undefined && { detail: failed.detail }),
          onRetry: () => all.forEach(({ answer }) => answer.onRetry?.()),
        },
        problem: null,
      };
    }
  }
  return { results: { state: 'ready', value: groups }, problem: failed?.state === 'failed' ? failed : null };
}

function useFound(text: string, searchMode: SearchMode): { answer: Loadable<Found>; group: FoundGroup | null } {
  const { shop, client } = useOpenShop();
  const filters = { ...everyOrder, searchMode, search: text };
  const answer = useQuestion<Found>({
    key: [shop, 'orders', 'find', searchMode, text],
    enabled: text !== '',
    structuralSharing: false,
    async ask(signal) {
      const { orders, hasNextPage } = await client.orders.listOrders(
        { tab: 1, filters, fields: shownFields },
        { signal },
      );
      const ranked = searchMode === 'order_wise' ? exactFirst(orders, text) : orders;
      return { text, first: ranked.slice(0, foundAtMost), total: orders.length, isWhole: !hasNextPage };
    },
  });
  const shown = shownValue(answer);
  const found = shown?.text === text ? shown : null;
  // Where all are shown, seven small questions tell their lists; for hundreds they would be large ones.
  const isAskingTabs = found !== null && found.total > 0 && found.total <= foundAtMost && found.isWhole;
  const tabs = useQuestion<TabAnswers & { text: string }>({
    key: [shop, 'orders', 'findTabs', searchMode, text],
    enabled: isAskingTabs,
    structuralSharing: false,
    ask: async (signal) => ({ ...(await askTabs(client.orders, filters, signal)), text }),
  });
  const answered = isAskingTabs ? shownValue(tabs) : null;
  const known = answered?.text === text ? answered : null;
  const tabOf = (orderId: string) => known?.tabOf.get(orderId) ?? (known?.complete ? 1 : null);
  const group = found && {
    key: searchMode === 'order_wise' ? ('order' as const) : ('sku' as const),
    label: searchMode === 'order_wise' ? findTexts.byOrder : findTexts.bySku,
    found: found.first.map((order) => ({ order, tab: tabOf(order.orderId) })),
    total: found.total,
    isWhole: found.isWhole,
  };
  return { answer, group };
}

/** Wire names of what an option shows; the ids always come. */
const shownFields = ['order_name', 'customer_name', 'shopify_created_at'];

function isAwaited(answer: Loadable<unknown>): boolean {
  return answer.state === 'loading' || (answer.state === 'ready' && answer.refreshing === true);
}

/** Only that it is awaited, since when, and the ways out. */
function waitingFor(answer: Loadable<unknown>): Loadable<never> {
  if (answer.state === 'failed') return { state: 'loading' };
  const { since, onCancel, onRetry } = answer;
  return {
    state: 'loading',
    ...(since !== undefined && { since }),
    ...(onCancel && { onCancel }),
    ...(onRetry && { onRetry }),
  };
}
