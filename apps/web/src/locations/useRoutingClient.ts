import { createRoutingClient, type RoutingClient } from '@hub/api-client/routing';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

/** Calls for locations and order routing, loaded with their screens. */
export function useRoutingClient(): RoutingClient {
  const { client } = useOpenShop();
  return useMemo(() => createRoutingClient(client), [client]);
}
