import type { RoutingRule } from '@hub/domain/routing';
import type { RoutingRulesScreenProps } from '@hub/ui/fulfillment';
import { useState } from 'react';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { fulfillmentKeys } from '../../queries/fulfillmentKeys.ts';
import { useRoutingClient } from '../../locations/useRoutingClient.ts';

/** Default number of past orders to route. */
const usualOrders = 2_000;

interface Run {
  rules: readonly RoutingRule[];
  orders: number | null;
  /** Counts the runs, so that a second one reloads. */
  number: number;
}

/** Routes past orders with these rules on request. */
export function useRoutingSimulation(rules: readonly RoutingRule[]): RoutingRulesScreenProps['simulation'] {
  const { shop } = useOpenShop();
  const client = useRoutingClient();
  const [count, setCount] = useState<number | null>(usualOrders);
  const [run, setRun] = useState<Run | null>(null);
  const result = useLoadable({
    queryKey: [...fulfillmentKeys.simulation(shop, run?.rules ?? null, run?.orders ?? null), run?.number ?? 0],
    queryFn: ({ signal }) =>
      client.simulate(run?.rules ?? [], { signal, ...(run?.orders != null && { orders: run.orders }) }),
    enabled: run !== null,
    staleTime: Infinity,
  });
  return {
    result: run === null ? null : result,
    isStale: run !== null && (JSON.stringify(run.rules) !== JSON.stringify(rules) || run.orders !== count),
    count,
    onCount: setCount,
    onRun: () => setRun((before) => ({ rules, orders: count, number: (before?.number ?? 0) + 1 })),
  };
}
