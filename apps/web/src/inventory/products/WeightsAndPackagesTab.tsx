import {
  type CellEdit,
  checkPackage,
  newPackageSettings,
  type Package,
  type PackageSettings,
  type ProductFile,
  productsToCsv,
  readProductRows,
  withEdits,
} from '@hub/domain/products';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import { shownValue } from '@hub/ui/data';
import { ProductFileDialog, WeightsAndPackagesScreen } from '@hub/ui/inventory';
import { useMemo, useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { productKeys } from './productKeys.ts';
import { readProductFile } from './readProductFile.ts';
import { useCellContext, usePackages, useProducts } from './useProductQueries.ts';
import { useItemEditor } from './useItemEditor.ts';
import { useProductDraft } from './useProductDraft.ts';
import { useProductsClient } from './useProductsClient.ts';
import { useProductSave } from './useProductSave.ts';

/** The import of a file; `file` null: none is chosen. */
interface FileState {
  file: (ProductFile & { changed: number }) | string | null;
  isReading: boolean;
}

/** `/app/inventory/weightandpackage`. */
export function WeightsAndPackagesTab(props: ScreenProps) {
  const { shop, access } = useOpenShop();
  const { newId, saveFile } = useAppEnvironment();
  const { route, tab } = props;
  const client = useProductsClient();
  const [products, packages] = [useProducts(), usePackages()];
  const [list, known] = [shownValue(products), shownValue(packages)];
  const bySku = useMemo(() => new Map((list ?? []).map((product) => [product.sku, product])), [list]);
  const { context, defaultWeight } = useCellContext(known);
  const { draft, outdated, ...drafts } = useProductDraft(bySku, context);
  const { save, isSaving } = useProductSave({ onResults: drafts.settle });
  const edit = (edits: readonly CellEdit[]) => drafts.edit(edits, isSaving);
  const { editor, ...items } = useItemEditor<PackageSettings, Package>({
    noun: 'package',
    items: known ?? [],
    emptySettings: newPackageSettings,
    queryKey: productKeys.items(shop, 'packages'),
    idOf: ({ packageId }) => packageId,
    nameOf: ({ name }) => name,
    settingsOf: packageSettingsOf,
    newId,
    isValid: (settings, others) => checkPackage(settings, others).length === 0,
    saveItem: (change, options) => client.savePackage(change, options),
    deleteItem: (deletion, options) => client.deletePackage(deletion, options),
  });
  const [fileState, setFile] = useState<FileState | null>(null);
  const saveDraft = () => {
    const changes = drafts.changes();
    if (changes !== null && changes.length > 0) save({ changes, before: bySku });
  };
  const discard = () => {
    drafts.discard();
    items.onClose();
  };
  async function chooseFile(chosen: File) {
    setFile({ file: null, isReading: true });
    const rows = await readProductFile(chosen);
    const read = typeof rows === 'string' ? rows : readProductRows(rows, bySku, context);
    const file =
      typeof read === 'string' ? read : { ...read, changed: withEdits(draft, read.edits, bySku, context).size };
    setFile({ file, isReading: false });
  }
  return (
    <>
      <WeightsAndPackagesScreen
        pageHeader={usePageHeader(props)}
        products={products}
        packages={{ ...items, editor, list: packages }}
        draft={draft}
        context={context}
        defaultWeight={defaultWeight}
        outdated={outdated}
        isSaving={isSaving}
        disabledReason={editDisabledReason(access, sections.inventory)}
        onEdit={edit}
        onSave={saveDraft}
        onDiscard={drafts.discard}
        onUseTheirs={drafts.useTheirs}
        onSaveMine={saveDraft}
        onImport={() => setFile({ file: null, isReading: false })}
        onExport={() =>
          saveFile('PRODUCTS.csv', new Blob([productsToCsv(list ?? [], context)], { type: 'text/csv;charset=utf-8' }))
        }
      />
      <ProductFileDialog
        open={fileState !== null}
        file={fileState?.file ?? null}
        isReading={fileState?.isReading ?? false}
        onChooseFile={(chosen) => void chooseFile(chosen)}
        onUse={() => {
          if (fileState?.file && typeof fileState.file !== 'string') edit(fileState.file.edits);
          setFile(null);
        }}
        onCancel={() => setFile(null)}
      />
      <LeaveDialog
        isDirty={draft.size > 0 || (editor?.isDirty ?? false)}
        path={tab?.path ?? route.path}
        save={() => {
          saveDraft();
          if (editor?.isDirty) items.onSave();
        }}
        discard={discard}
      />
    </>
  );
}

function packageSettingsOf({ name, length, width, height, unit, weight }: Package): PackageSettings {
  return { name, length, width, height, unit, weight };
}
