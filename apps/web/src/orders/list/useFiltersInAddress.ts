import { defaultFilters, filterDebounceMs, isSameFieldFilters, type OrderFilters } from '@hub/domain/dashboard';
import { startTransition, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useAddress } from '../../address/useAddress.ts';
import { useShopState } from '../../session/OpenShop.ts';
import { namesFilters, readFilters, withPeriod, writeFilters } from './filtersInAddress.ts';
import { resetListAddress } from './listAddress.ts';
import { useLastReadyFilters } from './useLastReadyFilters.ts';
import type { PeriodWithDays } from './rememberedPeriods.ts';
import type { RememberedPeriod } from './useRememberedPeriod.ts';

export interface FiltersInAddress {
  /** The filters of the address. */
  applied: OrderFilters;
  /** The filters to load: the last complete ones, while a custom period is incomplete. */
  queryFilters: OrderFilters;
  /** The filters with the text as typed. */
  shown: OrderFilters;
  /** Applies at once, together with pending text. */
  change(next: OrderFilters): void;
  /** Text as typed; applied after 700 ms (§5). */
  type(search: string): void;
  /** Applies the text at once. */
  submit(search: string): void;
}

/**
 * A screen's filters, kept in the address, so that they survive reload, Back and copied links. Other filters reset the
 * page (§9). Without filters in the address, the remembered period applies. The result is stable until address or text
 * change. `onChange`, a stable function, gets new filters at once, before they are in the address.
 */
export function useFiltersInAddress(
  { period, remember }: RememberedPeriod = noMemory,
  onChange?: (filters: OrderFilters) => void,
): FiltersInAddress {
  const [address, write] = useAddressWithPeriod(period);
  const capabilities = useShopState().openShop?.info.capabilities ?? noCapabilities;
  const applied = useAppliedFilters(address, capabilities);
  const queryFilters = useLastReadyFilters(applied);
  // `replacedText`: the address's text when typing began. If the address changes otherwise, typed text is dropped.
  const [typed, setTyped] = useState({ text: applied.search, replacedText: applied.search });
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const change = useCallback(
    (next: OrderFilters) => {
      clearTimeout(debounceTimer.current);
      const search = next.search.trim();
      // The text is set at once, to match the new address, which the router changes in a transition.
      setTyped({ text: next.search, replacedText: applied.search });
      startTransition(() => setTyped({ text: next.search, replacedText: search }));
      const filters = { ...next, search };
      if (isSame(filters, applied)) return;
      onChange?.(readFilters(writeFilters(new URLSearchParams(), filters), capabilities));
      if (!isSamePeriod(filters, applied)) remember(filters);
      // Refining a text replaces the history entry; other changes add one.
      const refinesText = applied.search !== '' && isSame(filters, { ...applied, search });
      write((before) => resetListAddress(writeFilters(before, filters)), { replace: refinesText });
    },
    [applied, write, remember, onChange, capabilities],
  );
  const submit = useCallback((search: string) => change({ ...applied, search }), [applied, change]);
  // The address may have changed since, by another control or to another text.
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

const noCapabilities: readonly string[] = [];

const noMemory: RememberedPeriod = { period: defaultFilters, remember() {} };

/** The address; if it has no filter at first, with this period, which is then written into it. */
function useAddressWithPeriod(period: PeriodWithDays): ReturnType<typeof useAddress> {
  const [address, write] = useAddress();
  const [isMissing, setMissing] = useState(() => period.period !== defaultFilters.period && !namesFilters(address));
  useEffect(() => {
    if (isMissing) write((before) => withPeriod(before, period), { replace: true });
  }, [isMissing, write, period]);
  if (isMissing && namesFilters(address)) setMissing(false);
  return [useMemo(() => (isMissing ? withPeriod(address, period) : address), [isMissing, address, period]), write];
}

/** Stable while the filters are equal. */
function useAppliedFilters(address: URLSearchParams, capabilities: readonly string[]): OrderFilters {
  const read = useMemo(() => readFilters(address, capabilities), [address, capabilities]);
  const [applied, setApplied] = useState(read);
  if (isSame(read, applied)) return applied;
  setApplied(read);
  return read;
}

function isSamePeriod(a: PeriodWithDays, b: PeriodWithDays): boolean {
  return a.period === b.period && a.startDate === b.startDate && a.endDate === b.endDate;
}

function isSame(a: OrderFilters, b: OrderFilters): boolean {
  const names = Object.keys(a) as (keyof OrderFilters)[];
  return names.every((field) => field === 'fields' || a[field] === b[field]) && isSameFieldFilters(a.fields, b.fields);
}
