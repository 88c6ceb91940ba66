import type { OrderSort } from '@hub/domain/orders/list';
import { useMemo } from 'react';
import { useAddress } from '../../address/useAddress.ts';
import type { ShownCause } from '../problems/ShownCause.ts';
import type { ShownPage } from './StageOrders.tsx';
import type { ExpandedOrders } from './useExpandedOrders.ts';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

export interface ListInAddress {
  page: ShownPage;
  sort: OrderSort;
  changeSort(sort: OrderSort): void;
  expanded: ExpandedOrders;
  cause: ShownCause;
}

/**
 * A list's page, sort, cause and open orders, kept in the address, so that they survive reload, Back and copied links.
 */
export function useListInAddress(): ListInAddress {
  const [address, write] = useAddress();
  const { page, sort, orderIds, cause } = useMemo(() => readListAddress(address), [address]);
  // Memoized: other parts of the address change often, and details must not render for those.
  const idsText = JSON.stringify(orderIds);
  const ids = useMemo(() => new Set<string>(JSON.parse(idsText)), [idsText]);

  const commands = useMemo(() => {
    const change = (part: (before: ListAddress) => Partial<ListAddress>, how?: { replace: boolean }) =>
      write((before) => writeListAddress(before, part(readListAddress(before))), how);
    return {
      goToPage: (number: number) => change(() => ({ page: number, orderIds: [] })),
      changeSort: (next: OrderSort) => change(() => ({ sort: next })),
      chooseCause: (key: string | null) => change(() => ({ cause: key })),
      toggle: (id: string) =>
        change(({ orderIds: open }) => ({ orderIds: open.includes(id) ? without(open, id) : [...open, id] })),
      // Paging from order to order is one history entry.
      goTo: (from: string, to: string) =>
        change(({ orderIds: open }) => ({ orderIds: [...without(open, from, to), to] }), { replace: true }),
      close: (gone: readonly string[]) =>
        change(({ orderIds: open }) => ({ orderIds: without(open, ...gone) }), { replace: true }),
    };
  }, [write]);

  const { goToPage, changeSort, chooseCause, toggle, goTo, close } = commands;
  return {
    page: useMemo(() => ({ number: page, goTo: goToPage }), [page, goToPage]),
    sort,
    changeSort,
    expanded: useMemo(() => ({ ids, toggle, goTo, close }), [ids, toggle, goTo, close]),
    cause: useMemo(() => ({ key: cause, choose: chooseCause }), [cause, chooseCause]),
  };
}

function without(ids: readonly string[], ...gone: readonly string[]): readonly string[] {
  return ids.filter((id) => !gone.includes(id));
}
