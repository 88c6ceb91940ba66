import type { BundleList } from '@hub/api-client/products';
import { createShopSettingsClient } from '@hub/api-client/shopSettings';
import type { CellContext, Collection, Package, Product } from '@hub/domain/products';
import { newShopSettings, type ShopSettings } from '@hub/domain/shopSettings';
import { type Loadable, shownValue } from '@hub/ui/data';
import { useMemo } from 'react';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useOfferedLoadable } from '../../session/useShopLoadable.ts';
import { productKeys } from './productKeys.ts';
import { useProductsClient } from './useProductsClient.ts';

/** All products, those without a weight first. */
export function useProducts(): Loadable<readonly Product[]> {
  const { shop } = useOpenShop();
  const client = useProductsClient();
  return useLoadable({
    queryKey: productKeys.list(shop),
    queryFn: ({ signal }) => client.listAll({ signal }),
    structuralSharing: false,
  });
}

export function usePackages(): Loadable<readonly Package[]> {
  const { shop } = useOpenShop();
  const client = useProductsClient();
  return useLoadable({
    queryKey: productKeys.items(shop, 'packages'),
    queryFn: ({ signal }) => client.packages({ signal }),
  });
}

/** The bundles, and the workflow that splits them. */
export function useBundles(): Loadable<BundleList> {
  const { shop } = useOpenShop();
  const client = useProductsClient();
  return useLoadable({
    queryKey: productKeys.items(shop, 'bundles'),
    queryFn: ({ signal }) => client.bundles({ signal }),
  });
}

export function useCollections(): Loadable<readonly Collection[]> {
  const { shop } = useOpenShop();
  const client = useProductsClient();
  return useLoadable({
    queryKey: productKeys.items(shop, 'collections'),
    queryFn: ({ signal }) => client.collections({ signal }),
  });
}

/** The context for parsing cells, and the shop's default weight in kilograms. */
export function useCellContext(packages: readonly Package[] | null): {
  context: CellContext;
  defaultWeight: number | null;
} {
  const { weightUnit: unit, defaultWeight } = useShopDefaults();
  return useMemo(
    () => ({ context: { unit, packages: packages ?? [] }, defaultWeight }),
    [unit, packages, defaultWeight],
  );
}

/** The shop's settings; the defaults until they are loaded, and on servers without them. */
function useShopDefaults(): ShopSettings {
  const { shop, client } = useOpenShop();
  const settings = useOfferedLoadable({
    needs: 'shopSettings',
    queryKey: [shop, 'inventory', 'shop settings'],
    queryFn: ({ signal }) => createShopSettingsClient(client).read({ signal }),
  });
  return (settings && shownValue(settings))?.saved ?? newShopSettings;
}
