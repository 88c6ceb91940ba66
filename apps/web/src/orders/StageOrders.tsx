import type { OrderFilters } from '@hub/domain/dashboard';
import { type Order, orderTab, storeAdminOrderLink, type TabNumber } from '@hub/domain/orders';
import { OrderList } from '@hub/ui/orders';
import { PageButtons, shownValue } from '@hub/ui/shared';
import { useCallback, useMemo, useState } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';
import { mapLoadable } from '../shared/mapLoadable.ts';
import { useMinute } from '../shared/useMinute.ts';
import { OrderDetailSlot } from './OrderDetailSlot.tsx';
import { useOrderPage } from './useOrderPage.ts';

/** Which orders are open, by `orderId`. */
export interface ExpandedOrders {
  ids: ReadonlySet<string>;
  toggle(orderId: string): void;
}

/** Which page is shown; 1 is the first (§9). */
export interface ShownPage {
  number: number;
  turn(page: number): void;
}

export interface StageOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** A CSS length; the list scrolls inside it, so that what comes after it stays near. */
  maxHeight?: string;
  /** Where it stands: in a card of the dashboard, or as a screen of its own. */
  place: 'dashboard' | 'list';
  /** Whoever keeps this elsewhere (the address); by itself the list remembers which orders are open. */
  expanded?: ExpandedOrders | undefined;
  /** Likewise for the page; by itself the list begins at the first one whenever the filters change. */
  page?: ShownPage | undefined;
}

/** The orders of one stage, each with its detail when opened; page buttons only where the server pages (contract). */
export function StageOrders({ tab, filters, maxHeight, expanded, page }: StageOrdersProps) {
  const { shop, timeZone } = useOpenShop();
  const ownPage = useOwnPage(filters);
  const { number, turn } = page ?? ownPage;
  const ownExpanded = useOwnExpanded();
  const { ids, toggle } = expanded ?? ownExpanded;
  const answer = useOrderPage(tab, filters, number);
  const now = useMinute();
  const storeAdminUrl = useCallback((order: Order) => storeAdminOrderLink(shop, order.orderId)?.href ?? '', [shop]);
  const shown = shownValue(answer);

  return (
    <>
      <OrderList
        label={orderTab(tab).title}
        orders={mapLoadable(answer, ({ orders }) => orders)}
        unreadable={shown?.unreadable ?? 0}
        timeZone={timeZone}
        now={now}
        storeAdminUrl={storeAdminUrl}
        expandedIds={ids}
        onToggle={toggle}
        renderDetail={renderDetail}
        {...(maxHeight === undefined ? {} : { maxHeight })}
      />
      {(number > 1 || shown?.hasNextPage) && (
        <PageButtons label={orderTab(tab).title} page={number} hasNextPage={shown?.hasNextPage ?? false} onPageChange={turn} />
      )}
    </>
  );
}

function renderDetail(order: Order) {
  return <OrderDetailSlot order={order} />;
}

/** Other filters start at the first page again (§9 "Page number starts at 1"). */
function useOwnPage(filters: OrderFilters): ShownPage {
  const question = JSON.stringify(filters);
  const [turned, setTurned] = useState({ question, page: 1 });
  return { number: turned.question === question ? turned.page : 1, turn: (page) => setTurned({ question, page }) };
}

/** Any number of orders may be open. */
function useOwnExpanded(): ExpandedOrders {
  const [open, setOpen] = useState<readonly string[]>([]);
  const toggle = useCallback((orderId: string) => setOpen((before) => (before.includes(orderId) ? before.filter((id) => id !== orderId) : [...before, orderId])), []);
  return { ids: useMemo(() => new Set(open), [open]), toggle };
}
