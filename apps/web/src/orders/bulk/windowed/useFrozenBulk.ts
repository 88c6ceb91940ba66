import { HttpError } from '@hub/api-client/http';
import { createOrdersClient } from '@hub/api-client/orders';
import { createSelectionsClient, type FrozenSelection } from '@hub/api-client/selections';
import { allOrdersFilters, type OrderFilters } from '@hub/domain/dashboard';
import {
  type BulkAction,
  bulkSubject,
  countOrders,
  isErrorAction,
  refusedGroups,
  type TabNumber,
  windowSelectionTexts,
} from '@hub/domain/orders';
import type { OrderReference } from '@hub/domain/shared';
import type { ErrorBannerProps } from '@hub/ui/feedback';
import type { BulkPlan, BulkScope } from '@hub/ui/orders';
import { useMemo, useState } from 'react';
import { useOnBack } from '../../../address/useOnBack.ts';
import { useAppEnvironment } from '../../../environment/AppEnvironment.ts';
import { type RequestMutation, useRequestMutation } from '../../../mutations/useRequestMutation.ts';
import { describeError } from '../../../queries/describeError.ts';
import { useOpenShop } from '../../../session/OpenShop.ts';
import { useReportResult } from '../../actions/ActionResults.tsx';
import { useReadIsRunning } from '../../actions/RunningOrders.tsx';
import { orderKeys } from '../../orderKeys.ts';
import { createBulkSending } from '../createBulkSending.ts';
import { ordersIn } from '../ordersIn.ts';
import { sendBulkCall } from '../sendBulkAction.ts';
import { type Bulk, notSentGroups } from '../useBulk.ts';
import { createSendingInParts } from './createSendingInParts.ts';
import { needsBanner } from '../needsBanner.ts';
import { useStopWithList } from '../useStopWithList.ts';
import { readListedOrders } from './readListedOrders.ts';
import type { WindowListSelection } from './useWindowSelection.ts';

/** Orders of one call: as many as a page of a selection has. */
const partSize = 5_000;

/** Which orders are selected when an action is chosen, of all that match. */
interface ChosenOrders {
  /** `orderId`s. */
  except: readonly string[];
  /** Left out too, since an action on them is running. */
  running: readonly OrderReference[];
  /** Orders that the list shows as selected. */
  shownCount: number;
}

interface ChosenAction extends ChosenOrders {
  action: BulkAction;
  /** `orderId`s: only these, whether they match the filters or not; null: all that match. */
  only: readonly string[] | null;
}

/** A plan of orders that the server counted. */
interface FrozenPlan extends BulkPlan {
  /** How it is counted anew. */
  chosen: ChosenAction;
  /** What is sent by the choice of the person. */
  sent: Readonly<Record<BulkScope, FrozenSelection>>;
}

interface FrozenBulkOptions {
  tab: TabNumber;
  filters: OrderFilters;
  bulk: Bulk;
  /** What was done is selected no more. */
  list: Pick<WindowListSelection, 'deselectSucceeded' | 'keepOnly'>;
}

export interface FrozenBulk {
  prompt: { plan: BulkPlan; id: string } | null;
  /** Freezes and counts all that match, then opens the prompt. */
  chooseAll(action: BulkAction, orders: ChosenOrders): void;
  /** The same for some orders, there or not, such as those that an action left behind. */
  chooseOnly(action: BulkAction, orders: readonly OrderReference[]): void;
  confirm(scope: BulkScope): void;
  decline(): void;
  /** What runs before the action is sent; null while nothing does. `since`: ms since 1970. */
  preparing: { text: string; since: number; cancel(): void; retry(): void } | null;
  failure: ErrorBannerProps | null;
}

/** The selection has other orders than its prompt counted. */
class OtherOrdersError extends Error {
  override readonly name = 'OtherOrdersError';
}

/**
 * Bulk actions on all that match a list of which only the rows in sight are there: the server writes down which orders
 * they are, counts them for the prompt, and hands out their ids once the person has confirmed. Exactly these are sent.
 * Those that failed are judged and sent again in the same way.
 */
export function useFrozenBulk({ tab, filters, bulk, list }: FrozenBulkOptions): FrozenBulk {
  const { client, shop, info } = useOpenShop();
  const { newId } = useAppEnvironment();
  const report = useReportResult();
  const readIsRunning = useReadIsRunning();
  const selections = useMemo(() => createSelectionsClient(client.context), [client]);
  const [prompt, setPrompt] = useState<{ plan: FrozenPlan; id: string } | null>(null);
  useOnBack(() => setPrompt(null));

  const counting = useRequestMutation<ChosenAction, FrozenPlan>({
    mutationKey: [...orderKeys.selectAllMatching(shop), 'count'],
    async send(chosen, { signal }) {
      const { action, running } = chosen;
      const except = [...chosen.except, ...running.map(({ orderId }) => orderId)];
      const part = chosen.only === null ? { filters } : { filters: allOrdersFilters, only: chosen.only };
      const all = await selections.freeze({ tab, except, ...part }, { signal });
      const { eligible, refused } = await selections.preflight(all.selectionId, { tab, action }, { signal });
      const counted = all.count + running.length;
      return {
        action,
        tab,
        eligibleCount: eligible.count,
        refused: refusedGroups(refused),
        alreadyRunning: running,
        note: counted === chosen.shownCount ? undefined : windowSelectionTexts.otherCount(counted, chosen.shownCount),
        chosen,
        sent: { eligible, all },
      };
    },
    onSuccess: (plan) => setPrompt({ plan, id: newId() }),
  });
  const reading = useRequestMutation<{ plan: FrozenPlan; scope: BulkScope }, readonly OrderReference[], number>({
    mutationKey: [...orderKeys.selectAllMatching(shop), 'read'],
    async send({ plan, scope }, { signal, onProgress }) {
      const count = countOf(plan, scope);
      const orders = await selections.readAll({ ...plan.sent[scope], count }, { signal, onProgress });
      if (orders.length !== count) throw new OtherOrdersError(`${orders.length} orders instead of ${count}`);
      return orders;
    },
    onSuccess: (orders, { plan, scope }) => send(plan, scope, orders),
    onErrorAfterUnmount: (error, { plan, scope }) =>
      report({
        tone: 'critical',
        message: windowSelectionTexts.readingFailed,
        detail: `${bulkSubject(plan.action, countOf(plan, scope))}: ${failureText(error)}`,
      }),
  });

  function send(
    { action, refused, alreadyRunning, chosen }: FrozenPlan,
    scope: BulkScope,
    orders: readonly OrderReference[],
  ) {
    if (isErrorAction(action)) throw new Error(`${action} has no call for many orders.`);
    const orderCalls = createOrdersClient(client.context);
    const request = { action, tab, user: info.userName };
    const isRetrySafe = info.capabilities.includes('idempotency');
    const parts = Array.from({ length: Math.ceil(orders.length / partSize) }, (_, index) => {
      const part = orders.slice(index * partSize, (index + 1) * partSize);
      const post = (some: readonly OrderReference[], options: Parameters<typeof sendBulkCall>[2]) =>
        sendBulkCall(orderCalls, { ...request, orders: some }, options);
      return {
        orders: part,
        sending: createBulkSending({
          tab,
          orders: part,
          post,
          readStage: (some, signal) => readListedOrders(client, tab, some, signal),
          isRetrySafe,
          newKey: newId,
        }),
      };
    });
    bulk.send({
      action,
      orders,
      notSent: notSentGroups(scope === 'all' ? [] : refused, alreadyRunning),
      sending: createSendingInParts(parts),
      onSettled(open) {
        const settle = chosen.only === null ? list.keepOnly : list.deselectSucceeded;
        settle(orders, ordersIn(open, orders));
      },
      retryFailed: (failed) => chooseOnly(action, ordersIn(failed, orders)),
    });
  }

  function chooseOnly(action: BulkAction, orders: readonly OrderReference[]) {
    const running = orders.filter(({ orderId }) => readIsRunning(orderId));
    const only = orders.map(({ orderId }) => orderId);
    counting.mutate({ action, only, except: [], running, shownCount: only.length });
  }

  useStopWithList(counting, tab, filters);

  return {
    prompt,
    chooseAll: (action, orders) => counting.mutate({ action, only: null, ...orders }),
    chooseOnly,
    confirm(scope) {
      if (prompt === null) return;
      setPrompt(null);
      reading.mutate({ plan: prompt.plan, scope });
    },
    decline: () => setPrompt(null),
    preparing: preparingOf(counting, reading),
    failure: failureOf(counting, reading),
  };
}

function countOf({ eligibleCount, refused }: BulkPlan, scope: BulkScope): number {
  return scope === 'eligible' ? eligibleCount : eligibleCount + countOrders(refused);
}

type Counting = RequestMutation<ChosenAction, FrozenPlan>;
type Reading = RequestMutation<{ plan: FrozenPlan; scope: BulkScope }, readonly OrderReference[], number>;

function preparingOf(counting: Counting, reading: Reading): FrozenBulk['preparing'] {
  if (counting.startedAt !== undefined)
    return {
      text: windowSelectionTexts.counting,
      since: counting.startedAt,
      cancel: counting.cancel,
      retry: counting.retry,
    };
  if (reading.startedAt === undefined || reading.variables === undefined) return null;
  const { plan, scope } = reading.variables;
  return {
    text: windowSelectionTexts.reading(countOf(plan, scope), reading.progress ?? 0),
    since: reading.startedAt,
    cancel: reading.cancel,
    retry: reading.retry,
  };
}

function failureOf(counting: Counting, reading: Reading): ErrorBannerProps | null {
  if (needsBanner(counting.error))
    return {
      title: windowSelectionTexts.countingFailed,
      ...describeError(counting.error),
      onRetry: counting.retry,
      onDismiss: counting.reset,
    };
  if (!needsBanner(reading.error) || reading.variables === undefined) return null;
  const { chosen } = reading.variables.plan;
  return {
    title: windowSelectionTexts.readingFailed,
    message: failureText(reading.error),
    detail: describeError(reading.error).detail,
    onRetry() {
      if (!needsCounting(reading.error)) return reading.retry();
      reading.reset();
      counting.mutate(chosen);
    },
    onDismiss: reading.reset,
  };
}

function failureText(error: unknown): string {
  if (error instanceof OtherOrdersError) return windowSelectionTexts.changed;
  return needsCounting(error) ? windowSelectionTexts.expired : describeError(error).message;
}

/** What was counted is not there any more, so that reading it again would not help. */
function needsCounting(error: unknown): boolean {
  return error instanceof OtherOrdersError || (error instanceof HttpError && error.status === 404);
}
