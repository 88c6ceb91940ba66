import { defaultFilters } from '@hub/domain/dashboard';
import { appRoutes } from '@hub/domain/navigation';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import { type Bundle, checkBundle } from '@hub/domain/products';
import { shownValue } from '@hub/ui/data';
import { BundlesScreen, type TypedBundle } from '@hub/ui/inventory';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useSkuPath } from '../../orders/list/useSkuPath.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { productKeys } from './productKeys.ts';
import { useItemEditor } from './useItemEditor.ts';
import { useBundles, useProducts } from './useProductQueries.ts';
import { useProductsClient } from './useProductsClient.ts';

/** A new bundle with room for one item. */
const emptyBundle: TypedBundle = { sku: '', components: [{ sku: '', quantity: 1 }] };

/** `/app/inventory/bundles`. */
export function BundlesTab(props: ScreenProps) {
  const { shop, access } = useOpenShop();
  const { route, tab } = props;
  const client = useProductsClient();
  const [bundles, products] = [useBundles(), useProducts()];
  const known = new Set((shownValue(products) ?? []).map(({ sku }) => sku));
  const list = shownValue(bundles)?.bundles ?? [];
  const { editor, ...items } = useItemEditor<TypedBundle, Bundle>({
    noun: 'bundle',
    items: list,
    emptySettings: emptyBundle,
    queryKey: productKeys.items(shop, 'bundles'),
    idOf: ({ sku }) => sku,
    nameOf: ({ sku }) => sku,
    settingsOf: ({ sku, components }) => ({ sku, components }),
    newId: ({ sku }) => sku,
    isValid: (typed, others) => checkBundle(typed, others, (sku) => known.has(sku)).length === 0,
    saveItem: (save, options) => client.saveBundle(save, options),
    deleteItem: (deletion, options) => client.deleteBundle(deletion, options),
  });
  const workflows = appRoutes.find(({ screen }) => screen === 'workflows');
  return (
    <>
      <BundlesScreen
        {...items}
        pageHeader={usePageHeader(props)}
        bundles={bundles}
        products={products}
        editor={editor}
        skuPath={useSkuPath({ ...defaultFilters, period: 'last_30d' })}
        workflowsPath={workflows && canView(access, workflows.section) ? workflows.path : null}
        disabledReason={editDisabledReason(access, sections.inventory)}
      />
      <LeaveDialog
        isDirty={editor?.isDirty ?? false}
        path={tab?.path ?? route.path}
        save={items.onSave}
        discard={items.onClose}
      />
    </>
  );
}
