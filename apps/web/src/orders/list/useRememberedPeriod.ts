import { areFiltersReady, defaultFilters, isPeriod, type OrderFilters, parseDateInput } from '@hub/domain/dashboard';
import { asRecord, parseJson } from '@hub/domain/shared';
import { useCallback, useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { periodsKey } from '../../environment/storageKeys.ts';
import { useOpenShop } from '../../session/OpenShop.ts';

/** A period with the days of a custom one. */
export type PeriodWithDays = Pick<OrderFilters, 'period' | 'startDate' | 'endDate'>;

export interface RememberedPeriod {
  period: PeriodWithDays;
  remember(chosen: PeriodWithDays): void;
}

/**
 * The period that was last chosen on a screen, per shop in this browser; the default one at first. A custom period is
 * kept with its days, once both are chosen. `screen`: the dashboard, or the slug of a list.
 */
export function useRememberedPeriod(screen: string): RememberedPeriod {
  const { shop } = useOpenShop();
  const { localStore } = useAppEnvironment();
  const key = periodsKey(shop);
  // Read once: the address leads from then on.
  const [period] = useState((): PeriodWithDays => readPeriod(readPeriods(localStore.get(key))[screen]));
  const remember = useCallback(
    ({ period: chosen, startDate, endDate }: PeriodWithDays) => {
      const isCustom = chosen === 'custom';
      if (isCustom && !areFiltersReady({ ...defaultFilters, period: chosen, startDate, endDate })) return;
      const stored = isCustom ? { period: chosen, from: startDate, to: endDate } : chosen;
      // Another tab may have stored meanwhile.
      localStore.set(key, JSON.stringify({ ...readPeriods(localStore.get(key)), [screen]: stored }));
    },
    [localStore, key, screen],
  );
  return { period, remember };
}

/** The default one where nothing readable, or only half a custom period, is stored. */
function readPeriod(stored: unknown): PeriodWithDays {
  if (isPeriod(stored) && stored !== 'custom') return { period: stored, startDate: null, endDate: null };
  const { period, from, to } = asRecord(stored) ?? {};
  const read = {
    ...defaultFilters,
    startDate: typeof from === 'string' ? parseDateInput(from) : null,
    endDate: typeof to === 'string' ? parseDateInput(to) : null,
  };
  const custom = { ...read, period: 'custom' as const };
  return period === 'custom' && areFiltersReady(custom) ? custom : defaultFilters;
}

/** By screen; empty where nothing, or nothing readable, is stored. */
function readPeriods(text: string | null): Readonly<Record<string, unknown>> {
  return (text === null ? null : asRecord(parseJson(text))) ?? {};
}
