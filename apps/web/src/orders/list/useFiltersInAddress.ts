import { filterDebounceMs, type OrderFilters } from '@hub/domain/dashboard';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../address/useAddress.ts';
import { readFilters, writeFilters } from './filtersInAddress.ts';
import { resetListAddress } from './listAddress.ts';
import { useLastReadyFilters } from './useLastReadyFilters.ts';

export interface FiltersInAddress {
  /** What the address asks for. */
  applied: OrderFilters;
  /** What is fetched: the same, but for a custom period whose days are not chosen yet. */
  queryFilters: OrderFilters;
  /** What the controls show: what the address asks for, with the text as typed so far. */
  shown: OrderFilters;
  /** Applies at once, and takes text along that is still waiting. */
  change(next: OrderFilters): void;
  /** Text as it is typed; applies after a pause of 700 ms (§5). */
  type(search: string): void;
  /** Text that need not wait. */
  submit(search: string): void;
}

/**
 * The filters of a screen. They stand in the address, so they survive a reload, Back, and a copied link. Other filters
 * start at the first page (§9). What this returns stays the same until the address or the text changes, so that a bar
 * need not be drawn again.
 */
export function useFiltersInAddress(): FiltersInAddress {
  const [address, write] = useAddress();
  const applied = useAppliedFilters(address);
  const queryFilters = useLastReadyFilters(applied);
  // `over` is the address's text that was typed over: another one came by Back or a link, and what was typed is past.
  const [typed, setTyped] = useState({ text: applied.search, replacedText: applied.search });
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    (next: OrderFilters) => {
      clearTimeout(debounceTimer.current);
      const search = next.search.trim();
      setTyped({ text: next.search, replacedText: search });
      const filters = { ...next, search };
      if (isSame(filters, applied)) return;
      // Refining a text is one step of history; everything else can be gone back to.
      const refinesText = applied.search !== '' && isSame(filters, { ...applied, search });
      write((before) => resetListAddress(writeFilters(before, filters)), { replace: refinesText });
    },
    [applied, write],
  );
  const submit = useCallback((search: string) => change({ ...applied, search }), [applied, change]);
  // When the pause ends, the address may have moved on since the key stroke: by another control, or to a text that
  // replaces this one.
  const applyTyped = (text: string, replacedText: string) => {
    if (replacedText === applied.search) submit(text);
  };
  const latestApplyTyped = useRef(applyTyped);
  useEffect(() => {
    latestApplyTyped.current = applyTyped;
  });
  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  const type = useCallback(
    (text: string) => {
      setTyped({ text, replacedText: applied.search });
      clearTimeout(debounceTimer.current);
      debounceTimer.current = setTimeout(() => latestApplyTyped.current(text, applied.search), filterDebounceMs);
    },
    [applied.search],
  );

  const shown = useMemo(
    () => (typed.replacedText === applied.search ? { ...applied, search: typed.text } : applied),
    [applied, typed],
  );
  return { applied, queryFilters, shown, change, type, submit };
}

/** The same object as long as the address asks for the same, whatever else changes in it. */
function useAppliedFilters(address: URLSearchParams): OrderFilters {
  const read = useMemo(() => readFilters(address), [address]);
  const [applied, setApplied] = useState(read);
  if (isSame(read, applied)) return applied;
  setApplied(read);
  return read;
}

function isSame(a: OrderFilters, b: OrderFilters): boolean {
  return (Object.keys(a) as (keyof OrderFilters)[]).every((field) => a[field] === b[field]);
}
