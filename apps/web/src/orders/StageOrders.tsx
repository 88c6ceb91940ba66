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

export interface StageOrdersProps {
  tab: TabNumber;
  filters: OrderFilters;
  /** A CSS length; the list scrolls inside it, so that what comes after it stays near. */
  maxHeight?: string;
}

/** The orders of one stage, each with its detail when opened; page buttons only where the server pages (contract). */
export function StageOrders({ tab, filters, maxHeight }: StageOrdersProps) {
  const { shop, timeZone } = useOpenShop();
  const [page, setPage] = usePageFor(filters);
  const answer = useOrderPage(tab, filters, page);
  const now = useMinute();
  const [expandedIds, toggle] = useExpanded();
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
        expandedIds={expandedIds}
        onToggle={toggle}
        renderDetail={renderDetail}
        {...(maxHeight === undefined ? {} : { maxHeight })}
      />
      {(page > 1 || shown?.hasNextPage) && (
        <PageButtons label={orderTab(tab).title} page={page} hasNextPage={shown?.hasNextPage ?? false} onPageChange={setPage} />
      )}
    </>
  );
}

function renderDetail(order: Order) {
  return <OrderDetailSlot order={order} />;
}

/** Other filters start at the first page again (§9 "Page number starts at 1"). */
function usePageFor(filters: OrderFilters): [page: number, setPage: (page: number) => void] {
  const question = JSON.stringify(filters);
  const [turned, setTurned] = useState({ question, page: 1 });
  return [turned.question === question ? turned.page : 1, (page) => setTurned({ question, page })];
}

/** Any number of orders may be open. */
function useExpanded(): [ReadonlySet<string>, (orderId: string) => void] {
  const [ids, setIds] = useState<readonly string[]>([]);
  const toggle = useCallback((orderId: string) => setIds((open) => (open.includes(orderId) ? open.filter((id) => id !== orderId) : [...open, orderId])), []);
  return [useMemo(() => new Set(ids), [ids]), toggle];
}
