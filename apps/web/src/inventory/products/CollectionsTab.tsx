import { editDisabledReason, sections } from '@hub/domain/permissions';
import { checkCollection, type Collection, type CollectionSettings, newCollectionRule } from '@hub/domain/products';
import { shownValue } from '@hub/ui/data';
import { CollectionsScreen } from '@hub/ui/inventory';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { productKeys } from './productKeys.ts';
import { useItemEditor } from './useItemEditor.ts';
import { useCellContext, useCollections, useProducts } from './useProductQueries.ts';
import { useProductsClient } from './useProductsClient.ts';

const emptyCollection: CollectionSettings = { name: '', members: { type: 'rule', rule: newCollectionRule } };

/** `/app/inventory/collection`. */
export function CollectionsTab(props: ScreenProps) {
  const { shop, access } = useOpenShop();
  const { newId } = useAppEnvironment();
  const { route, tab } = props;
  const client = useProductsClient();
  const [collections, products] = [useCollections(), useProducts()];
  const { editor, ...items } = useItemEditor<CollectionSettings, Collection>({
    noun: 'collection',
    items: shownValue(collections) ?? [],
    emptySettings: emptyCollection,
    queryKey: productKeys.items(shop, 'collections'),
    idOf: ({ collectionId }) => collectionId,
    nameOf: ({ name }) => name,
    settingsOf: ({ name, members }) => ({ name, members }),
    newId,
    isValid: (settings, others) => checkCollection(settings, others).length === 0,
    saveItem: (save, options) => client.saveCollection(save, options),
    deleteItem: (deletion, options) => client.deleteCollection(deletion, options),
  });
  return (
    <>
      <CollectionsScreen
        {...items}
        pageHeader={usePageHeader(props)}
        collections={collections}
        products={products}
        editor={editor}
        unit={useCellContext(null).context.unit}
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
