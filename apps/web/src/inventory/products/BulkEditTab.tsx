import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  bulkEditRows,
  isWeightMissing,
  matchingProducts,
  membershipOf,
  type ProductCells,
  type ProductSaveResult,
  readSkus,
} from '@hub/domain/products';
import { shownValue } from '@hub/ui/data';
import { type BulkChoice, BulkEditScreen } from '@hub/ui/inventory';
import { useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useCellContext, useCollections, usePackages, useProducts } from './useProductQueries.ts';
import { useProductSave } from './useProductSave.ts';

const noChoice: BulkChoice = {
  from: 'matching',
  search: '',
  collectionId: null,
  onlyMissingWeight: false,
  pasted: '',
};

/** `/app/inventory/bulk-edit`. */
export function BulkEditTab(props: ScreenProps) {
  const { access } = useOpenShop();
  const { route, tab } = props;
  const [products, packages, collections] = [useProducts(), usePackages(), useCollections()];
  const [list, known, groups] = [shownValue(products), shownValue(packages), shownValue(collections)];
  const { context } = useCellContext(known);
  const [choice, setChoice] = useState(noChoice);
  const [cells, setCells] = useState<ProductCells>({});
  const [results, setResults] = useState<readonly ProductSaveResult[] | null>(null);
  const { save, isSaving } = useProductSave({ onResults: setResults });
  const bySku = new Map((list ?? []).map((product) => [product.sku, product]));
  const pasted = choice.from === 'pasted' ? readSkus(choice.pasted) : [];
  const collection = groups?.find(({ collectionId }) => collectionId === choice.collectionId);
  const isMember = collection && membershipOf(collection);
  const chosen =
    choice.from === 'pasted'
      ? pasted.flatMap((sku) => bySku.get(sku) ?? [])
      : matchingProducts(list ?? [], choice.search).filter(
          (product) =>
            (!choice.onlyMissingWeight || isWeightMissing(product)) && (isMember === undefined || isMember(product)),
        );
  const rows = bulkEditRows(chosen, cells, context);
  const changing = rows.filter(({ changes }) => changes.length > 0);
  const apply = () => {
    const changes = changing.map(({ product: { sku, version }, after }) => ({
      sku,
      baseVersion: version,
      settings: after,
    }));
    if (changes.length > 0) save({ changes, before: bySku });
  };
  const startAgain = () => {
    setResults(null);
    setCells({});
  };
  return (
    <>
      <BulkEditScreen
        pageHeader={usePageHeader(props)}
        loaded={known === null && list !== null ? mapLoadable(packages, () => true) : mapLoadable(products, () => true)}
        collections={collections}
        choice={choice}
        cells={cells}
        context={context}
        rows={rows}
        unknownSkus={pasted.filter((sku) => !bySku.has(sku))}
        results={results}
        isSaving={isSaving}
        disabledReason={editDisabledReason(access, sections.inventory)}
        onChoose={setChoice}
        onSet={(column, text) => {
          const { [column]: _before, ...others } = cells;
          setCells(text === null ? others : { ...others, [column]: text });
        }}
        onApply={apply}
        onAgain={startAgain}
      />
      <LeaveDialog
        isDirty={results === null && changing.length > 0}
        path={tab?.path ?? route.path}
        save={apply}
        discard={startAgain}
      />
    </>
  );
}
