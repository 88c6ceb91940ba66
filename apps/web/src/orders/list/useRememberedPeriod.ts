import { areFiltersReady, defaultFilters } from '@hub/domain/dashboard';
import { useCallback, useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { periodsKey } from '../../environment/storageKeys.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { type PeriodWithDays, readPeriod, readPeriods } from './rememberedPeriods.ts';

export interface RememberedPeriod {
  period: PeriodWithDays;
  remember(chosen: PeriodWithDays): void;
}

/**
 * The last chosen period of a screen, per shop in this browser; the default at first. A custom period is stored with
 * its days, once both are chosen. `screen`: the dashboard, or the slug of a list.
 */
export function useRememberedPeriod(screen: string): RememberedPeriod {
  const { shop } = useOpenShop();
  const { localStore } = useAppEnvironment();
  const key = periodsKey(shop);
  // Read once: from then on the address decides.
  const [period] = useState((): PeriodWithDays => readPeriod(readPeriods(localStore.get(key))[screen]));
  const remember = useCallback(
    ({ period: chosen, startDate, endDate }: PeriodWithDays) => {
      const isCustom = chosen === 'custom';
      if (isCustom && !areFiltersReady({ ...defaultFilters, period: chosen, startDate, endDate })) return;
      const stored = isCustom ? { period: chosen, from: startDate, to: endDate } : chosen;
      // Another tab may have stored something.
      localStore.set(key, JSON.stringify({ ...readPeriods(localStore.get(key)), [screen]: stored }));
    },
    [localStore, key, screen],
  );
  return { period, remember };
}
