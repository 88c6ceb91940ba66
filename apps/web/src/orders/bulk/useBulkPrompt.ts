import { HttpError } from '@hub/api-client/http';
import { createSelectionsClient, type FrozenSelection } from '@hub/api-client/selections';
import { allOrdersFilters, type OrderFilters } from '@hub/domain/dashboard';
import type { Order, TabNumber } from '@hub/domain/orders';
import { type BulkAction, bulkSubject, countOrders, refusedGroups, selectionTexts } from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import type { ErrorBannerProps } from '@hub/ui/feedback';
import type { BulkPlan, BulkScope } from '@hub/ui/orders';
import { useMemo, useState } from 'react';
import { useOnBack } from '../../address/useOnBack.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { type RequestMutation, useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useReportResult } from '../actions/ActionResults.tsx';
import { useReadIsRunning } from '../actions/useIsRunning.ts';
import { orderKeys } from '../orderKeys.ts';
import { bulkPlan, type RowsPlan } from './bulkPlan.ts';
import { needsBanner } from './needsBanner.ts';
import { useStopWithList } from './useStopWithList.ts';

/** The orders for which an action is chosen. */
export type ChosenOrders =
  /** Their rows are loaded. `wasAll`: they are all that match. */
  | { rows: readonly Order[]; wasAll: boolean }
  /** Some orders without all rows loaded, so that the server judges them. */
  | { only: readonly OrderReference[] }
  /** All that match, loaded or not, except some, by `orderId`. `shownCount`: selected orders as the list shows them. */
  | { except: readonly string[]; running: readonly OrderReference[]; shownCount: number };

/** Orders for the server to count: not all are loaded. */
interface CountedOrders {
  action: BulkAction;
  /** `orderId`s: only these, whether they match the filters or not; `null`: all that match. */
  only: readonly string[] | null;
  except: readonly string[];
  running: readonly OrderReference[];
  shownCount: number;
}

/** A plan of orders that the server counted and stored. */
interface FrozenPlan extends BulkPlan {
  counted: CountedOrders;
  /** By scope. */
  frozen: Readonly<Record<BulkScope, FrozenSelection>>;
}

/** Exactly the orders that a prompt counted. */
export type ConfirmedOrders = { plan: BulkPlan; scope: BulkScope; wasAll: boolean } & (
  | { rows: readonly Order[] }
  | { references: readonly OrderReference[] }
);

export interface BulkPromptOptions {
  tab: TabNumber;
  filters: OrderFilters;
  onConfirm(confirmed: ConfirmedOrders): void;
}

/** An open prompt. */
export interface OpenPrompt {
  id: string;
  plan: (RowsPlan & { wasAll: boolean }) | FrozenPlan;
}

export interface BulkPromptState {
  prompt: OpenPrompt | null;
  /** Freezes the orders, counts them, and opens the prompt. */
  choose(action: BulkAction, orders: ChosenOrders): void;
  confirm(scope: BulkScope): void;
  decline(): void;
  /** Work before the action is sent; `null` for none. `since`: ms since 1970. */
  preparing: { text: string; since: number; cancel(): void; retry(): void } | null;
  failure: ErrorBannerProps | null;
}

/** The selection no longer matches the orders that its prompt counted. */
class OtherOrdersError extends Error {
  override readonly name = 'OtherOrdersError';
}

/**
 * The prompt of a bulk action (§5). Its orders are frozen when it opens: here if their rows are loaded, otherwise by
 * the server, which counts them and returns their ids once the person has confirmed.
 */
export function useBulkPrompt({ tab, filters, onConfirm }: BulkPromptOptions): BulkPromptState {
  const { client, shop } = useOpenShop();
  const { newId } = useAppEnvironment();
  const report = useReportResult();
  const readIsRunning = useReadIsRunning();
  const selections = useMemo(() => createSelectionsClient(client.context), [client]);
  const [prompt, setPrompt] = useState<OpenPrompt | null>(null);
  useOnBack(() => setPrompt(null));

  const counting = useRequestMutation<CountedOrders, FrozenPlan>({
    mutationKey: [...orderKeys.selectAllMatching(shop), 'count'],
    async send(counted, { signal }) {
      const { action, running, shownCount } = counted;
      const except = [...counted.except, ...running.map(({ orderId }) => orderId)];
      const part = counted.only === null ? { filters } : { filters: allOrdersFilters, only: counted.only };
      const all = await selections.freeze({ tab, except, ...part }, { signal });
      const { eligible, refused } = await selections.preflight(all.selectionId, { tab, action }, { signal });
      const count = all.count + running.length;
      return {
        action,
        tab,
        eligibleCount: eligible.count,
        refused: refusedGroups(refused),
        alreadyRunning: running,
        note: count === shownCount ? undefined : selectionTexts.otherCount(count, shownCount),
        counted,
        frozen: { eligible, all },
      };
    },
    onSuccess: (plan) => setPrompt({ plan, id: newId() }),
  });
  const reading = useRequestMutation<{ plan: FrozenPlan; scope: BulkScope }, readonly OrderReference[], number>({
    mutationKey: [...orderKeys.selectAllMatching(shop), 'read'],
    async send({ plan, scope }, { signal, onProgress }) {
      const count = countOf(plan, scope);
      const orders = await selections.readAll({ ...plan.frozen[scope], count }, { signal, onProgress });
      if (orders.length !== count) throw new OtherOrdersError(`${orders.length} orders instead of ${count}`);
      return orders;
    },
    onSuccess: (references, { plan, scope }) =>
      onConfirm({ plan, scope, references, wasAll: plan.counted.only === null }),
    onErrorAfterUnmount: (error, { plan, scope }) =>
      report({
        tone: 'critical',
        message: selectionTexts.readingFailed,
        detail: `${bulkSubject(plan.action, countOf(plan, scope))}: ${failureText(error)}`,
      }),
  });
  useStopWithList(counting, tab, filters);

  return {
    prompt,
    choose(action, orders) {
      if ('rows' in orders) {
        const { rows, wasAll } = orders;
        if (rows.length > 0)
          setPrompt({ plan: { ...bulkPlan(action, tab, rows, readIsRunning), wasAll }, id: newId() });
      } else if ('only' in orders) {
        const only = orders.only.map(({ orderId }) => orderId);
        const running = orders.only.filter(({ orderId }) => readIsRunning(orderId));
        counting.mutate({ action, only, except: [], running, shownCount: only.length });
      } else counting.mutate({ action, only: null, ...orders });
    },
    confirm(scope) {
      if (prompt === null) return;
      const { plan } = prompt;
      setPrompt(null);
      if ('frozen' in plan) reading.mutate({ plan, scope });
      else onConfirm({ plan, scope, rows: plan.sent[scope], wasAll: plan.wasAll });
    },
    decline: () => setPrompt(null),
    preparing: preparingOf(counting, reading),
    failure: failureOf(counting, reading),
  };
}

function countOf({ eligibleCount, refused }: BulkPlan, scope: BulkScope): number {
  return scope === 'eligible' ? eligibleCount : eligibleCount + countOrders(refused);
}

type Counting = RequestMutation<CountedOrders, FrozenPlan>;
type Reading = RequestMutation<{ plan: FrozenPlan; scope: BulkScope }, readonly OrderReference[], number>;

function preparingOf(counting: Counting, reading: Reading): BulkPromptState['preparing'] {
  if (counting.startedAt !== undefined)
    return {
      text: selectionTexts.counting,
      since: counting.startedAt,
      cancel: counting.cancel,
      retry: counting.retry,
    };
  if (reading.startedAt === undefined || reading.variables === undefined) return null;
  const { plan, scope } = reading.variables;
  return {
    text: selectionTexts.reading(countOf(plan, scope), reading.progress ?? 0),
    since: reading.startedAt,
    cancel: reading.cancel,
    retry: reading.retry,
  };
}

function failureOf(counting: Counting, reading: Reading): ErrorBannerProps | null {
  if (needsBanner(counting.error))
    return {
      title: selectionTexts.countingFailed,
      ...describeError(counting.error),
      onRetry: counting.retry,
      onDismiss: counting.reset,
    };
  if (!needsBanner(reading.error) || reading.variables === undefined) return null;
  const { counted } = reading.variables.plan;
  return {
    title: selectionTexts.readingFailed,
    message: failureText(reading.error),
    detail: describeError(reading.error).detail,
    onRetry() {
      if (!needsCounting(reading.error)) return reading.retry();
      reading.reset();
      counting.mutate(counted);
    },
    onDismiss: reading.reset,
  };
}

function failureText(error: unknown): string {
  if (error instanceof OtherOrdersError) return selectionTexts.changed;
  return needsCounting(error) ? selectionTexts.expired : describeError(error).message;
}

/** The counted selection is gone, so reading it again would not help. */
function needsCounting(error: unknown): boolean {
  return error instanceof OtherOrdersError || (error instanceof HttpError && error.status === 404);
}
