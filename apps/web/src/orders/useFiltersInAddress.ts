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
  const [typed, setTyped] = useState<string | null>(null);
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);

  const apply = (next: OrderFilters) => {
    clearTimeout(pause.current);
    const asked = writeFilters(address, { ...next, search: next.search.trim() });
    if (asked.toString() === address.toString()) return;
    // Refining a text is one step of history; everything else can be gone back to.
    const refinesText = applied.search !== '' && asked.toString() === writeFilters(address, { ...applied, search: next.search.trim() }).toString();
    setAddress(asked, { replace: refinesText, preventScrollReset: true });
  };
  // When the pause ends, the address may have moved on since the key stroke.
  const submit = (search: string) => apply({ ...applied, search });
  const latestSubmit = useRef(submit);
  useEffect(() => {
    latestSubmit.current = submit;
  });

  // Back, or a link, may bring another text than the one in the field.
  useEffect(() => {
    clearTimeout(pause.current);
    setTyped((text) => (text === null || text.trim() === applied.search ? text : null));
  }, [applied.search]);
  useEffect(() => () => clearTimeout(pause.current), []);

  const type = useCallback((search: string) => {
    setTyped(search);
    clearTimeout(pause.current);
    pause.current = setTimeout(() => latestSubmit.current(search), filterDebounceMs);
  }, []);

  const shown = useMemo(() => (typed === null ? applied : { ...applied, search: typed }), [applied, typed]);
  return { applied, shown, change: apply, type, submit };
}
