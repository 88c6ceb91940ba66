import { createProductsClient, type ProductsClient } from '@hub/api-client/products';
import { useMemo } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';

/** Calls for products, loaded with their screens. */
export function useProductsClient(): ProductsClient {
  const { client } = useOpenShop();
  return useMemo(() => createProductsClient(client), [client]);
}
