import { filterDebounceMs, type OrderFilters } from '@hub/domain/dashboard';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './filtersInAddress.ts';

export interface FiltersInAddress {
  /** What the address asks for: what is fetched. */
  applied: OrderFilters;
  /** What the controls show: the same, with the text as typed so far. */
  shown: OrderFilters;
  /** Text waits for a pause of 700 ms (§5); any other change is applied at once and takes waiting text with it. */
  change(next: OrderFilters): void;
}

/** The filters of a screen. They stand in the address, so they survive a reload, Back, and a copied link. */
export function useFiltersInAddress(): FiltersInAddress {
  const [address, setAddress] = useSearchParams();
  const applied = useMemo(() => readFilters(address), [address]);
  const [typed, setTyped] = useState<string | null>(null);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = useCallback(
    (next: OrderFilters) => {
      clearTimeout(waiting.current);
      const now = readFilters(address);
      const asked = writeFilters(address, { ...next, search: next.search.trim() });
      if (asked.toString() === address.toString()) return;
      // Refining a text is one step of history; everything else can be gone back to.
      const refinesText = now.search !== '' && sameButText(now, next);
      setAddress(asked, { replace: refinesText, preventScrollReset: true });
    },
    [address, setAddress],
  );
  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  }, [apply]);

  // Back, or a link, may bring another text than the one in the field.
  useEffect(() => {
    setTyped((text) => (text !== null && text.trim() !== applied.search ? null : text));
    clearTimeout(waiting.current);
  }, [applied.search]);
  useEffect(() => () => clearTimeout(waiting.current), []);

  const shown = useMemo(() => (typed === null ? applied : { ...applied, search: typed }), [applied, typed]);

  const change = useCallback(
    (next: OrderFilters) => {
      setTyped(next.search);
      clearTimeout(waiting.current);
      if (sameButText(applied, next)) waiting.current = setTimeout(() => latestApply.current({ ...next }), filterDebounceMs);
      else apply(next);
    },
    [applied, apply],
  );

  return { applied, shown, change };
}

function sameButText(a: OrderFilters, b: OrderFilters): boolean {
  return a.period === b.period && a.searchMode === b.searchMode && a.startDate === b.startDate && a.endDate === b.endDate;
}
