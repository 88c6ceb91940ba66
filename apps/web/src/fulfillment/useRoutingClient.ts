import { createRoutingClient, type RoutingClient } from '@hub/api-client/routing';
import { useMemo } from 'react';
import { useOpenShop } from '../session/OpenShop.ts';

/** The calls about locations and order routing, which come with their screens. */
export function useRoutingClient(): RoutingClient {
  const { client } = useOpenShop();
  return useMemo(() => createRoutingClient(client), [client]);
}
