import type { OrderSort } from '@hub/domain/orders';
import { useMemo } from 'react';
import { useAddress } from '../../address/useAddress.ts';
import type { ShownPage } from './StageOrders.tsx';
import type { ExpandedOrders } from './useExpandedOrders.ts';
import { type ListAddress, readListAddress, writeListAddress } from './listAddress.ts';

export interface ListInAddress {
  page: ShownPage;
  sort: OrderSort;
  changeSort(sort: OrderSort): void;
  expanded: ExpandedOrders;
  /** Leaves these orders out of the address, as if they had never been opened. */
  closeOrders(orderIds: readonly string[]): void;
}

/**
 * Page, sort and open orders of a list. They stand in the address, so they survive a reload, Back, and a copied link.
 */
export function useListInAddress(): ListInAddress {
  const [address, write] = useAddress();
  const { page, sort, orderIds } = useMemo(() => readListAddress(address), [address]);
  // The ids change seldom, the address with every other thing: details must not be drawn again for those.
  const idsText = JSON.stringify(orderIds);
  const ids = useMemo(() => new Set<string>(JSON.parse(idsText)), [idsText]);

  const commands = useMemo(() => {
    const change = (part: (before: ListAddress) => Partial<ListAddress>, how?: { replace: boolean }) =>
      write((before) => writeListAddress(before, part(readListAddress(before))), how);
    return {
      goToPage: (number: number) => change(() => ({ page: number, orderIds: [] })),
      changeSort: (next: OrderSort) => change(() => ({ sort: next })),
      toggle: (id: string) =>
        change(({ orderIds: open }) => ({ orderIds: open.includes(id) ? without(open, id) : [...open, id] })),
      // Going from order to order is one step of history, however far one goes.
      goTo: (from: string, to: string) =>
        change(({ orderIds: open }) => ({ orderIds: [...without(open, from, to), to] }), { replace: true }),
      closeOrders: (gone: readonly string[]) =>
        change(({ orderIds: open }) => ({ orderIds: without(open, ...gone) }), { replace: true }),
    };
  }, [write]);

  const { goToPage, changeSort, toggle, goTo, closeOrders } = commands;
  return {
    page: useMemo(() => ({ number: page, goTo: goToPage }), [page, goToPage]),
    sort,
    changeSort,
    expanded: useMemo(() => ({ ids, toggle, goTo }), [ids, toggle, goTo]),
    closeOrders,
  };
}

function without(ids: readonly string[], ...gone: readonly string[]): readonly string[] {
  return ids.filter((id) => !gone.includes(id));
}
