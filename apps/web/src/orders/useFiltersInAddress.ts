import { filterDebounceMs, type OrderFilters } from '@hub/domain/dashboard';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { readFilters, writeFilters } from './filtersInAddress.ts';

export interface FiltersInAddress {
  /** What the address asks for: what is fetched. */
  applied: OrderFilters;
  /** What the controls show: the same, with the text as typed so far. */
  shown: OrderFilters;
  /** Applies at once, and takes text along that is still waiting. */
  change(next: OrderFilters): void;
  /** Text as it is typed; applies after a pause of 700 ms (§5). */
  type(search: string): void;
  /** Text that need not wait. */
  submit(search: string): void;
}

/** The filters of a screen. They stand in the address, so they survive a reload, Back, and a copied link. */
export function useFiltersInAddress(): FiltersInAddress {
  const [address, setAddress] = useSearchParams();
  const applied = useMemo(() => readFilters(address), [address]);
  // `over` is the address's text that was typed over: another one came by Back or a link, and what was typed is past.
  const [typed, setTyped] = useState({ text: applied.search, over: applied.search });
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = (next: OrderFilters) => {
    clearTimeout(pause.current);
    const search = next.search.trim();
    setTyped({ text: next.search, over: search });
    const asked = writeFilters(address, { ...next, search });
    if (asked.toString() === address.toString()) return;
    // Refining a text is one step of history; everything else can be gone back to.
    const refinesText = applied.search !== '' && asked.toString() === writeFilters(address, { ...applied, search }).toString();
    setAddress(asked, { replace: refinesText, preventScrollReset: true });
  };
  const submit = (search: string) => change({ ...applied, search });
  // When the pause ends, the address may have moved on since the key stroke: by another control, or to a text that replaces this one.
  const applyTyped = (text: string, over: string) => {
    if (over === applied.search) submit(text);
  };
  const latestApplyTyped = useRef(applyTyped);
  useEffect(() => {
    latestApplyTyped.current = applyTyped;
  });
  useEffect(() => () => clearTimeout(pause.current), []);

  const type = useCallback(
    (text: string) => {
      setTyped({ text, over: applied.search });
      clearTimeout(pause.current);
      pause.current = setTimeout(() => latestApplyTyped.current(text, applied.search), filterDebounceMs);
    },
    [applied.search],
  );

  const shown = useMemo(() => (typed.over === applied.search ? { ...applied, search: typed.text } : applied), [applied, typed]);
  return { applied, shown, change, type, submit };
}
