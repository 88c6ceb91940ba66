import type { TabNumber } from '@hub/domain/orders';
import { orderTab, tabBySlug } from '@hub/domain/orders/list';
import { useMemo } from 'react';
import { useAddress } from '../address/useAddress.ts';

/** Each open card by the slug of its list: `open=errororders&open=holdorders`. */
const openParameter = 'open';

/** The open cards, kept in the address, so that they survive reload, Back and copied links. */
export function useOpenStages(): [open: ReadonlySet<TabNumber>, toggle: (tab: TabNumber) => void] {
  const [address, write] = useAddress();
  const open = useMemo(() => new Set(readOpenStages(address)), [address]);
  const toggle = (tab: TabNumber) =>
    write((before) => {
      const tabs = readOpenStages(before);
      return writeOpenStages(before, tabs.includes(tab) ? tabs.filter((other) => other !== tab) : [...tabs, tab]);
    });
  return [open, toggle];
}

/** The open cards of an address; unknown slugs are ignored. */
export function readOpenStages(address: URLSearchParams): readonly TabNumber[] {
  const tabs = address.getAll(openParameter).flatMap((slug) => tabBySlug(slug)?.number ?? []);
  return [...new Set(tabs)];
}

/** The same address with these cards open. */
export function writeOpenStages(address: URLSearchParams, tabs: readonly TabNumber[]): URLSearchParams {
  const next = new URLSearchParams(address);
  next.delete(openParameter);
  for (const tab of tabs) next.append(openParameter, orderTab(tab).slug);
  return next;
}
