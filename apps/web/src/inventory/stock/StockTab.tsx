import { createStockClient, type StockClient } from '@hub/api-client/stock';
import { allOrdersFilters } from '@hub/domain/dashboard';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  draftProblem,
  movementsLabel,
  type StockFilters,
  type StockKey,
  stockScreenTexts as texts,
} from '@hub/domain/stock';
import { shownValue } from '@hub/ui/data';
import { StockMovementsDialog, StockScreen } from '@hub/ui/inventory';
import { useMemo, useState } from 'react';
import { LeaveDialog } from '../../address/LeaveDialog.tsx';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { useLocations } from '../../orders/useLocations.ts';
import { useSkuPath } from '../../orders/list/useSkuPath.ts';
import { describeError } from '../../queries/describeError.ts';
import { mapLoadable } from '../../queries/mapLoadable.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { stockKeys } from './stockKeys.ts';
import { useStockDrafts } from './useStockDrafts.ts';
import { useStockFile } from './useStockFile.ts';
import { useStockSave } from './useStockSave.ts';

const allLevels: StockFilters = { search: '', locationId: null, show: 'all' };

/** `/app/inventory/allinventory`. */
export function StockTab(props: ScreenProps) {
  const { route, tab } = props;
  const { shop, client: api, access, timeZone } = useOpenShop();
  const { saveFile, toasts } = useAppEnvironment();
  const client = useMemo(() => createStockClient(api), [api]);
  const [filters, setFilters] = useState(allLevels);
  const [page, setPage] = useState(0);
  const [moved, setMoved] = useState<StockKey | null>(null);
  const levels = useLoadable({
    queryKey: stockKeys.page(shop, filters, page),
    queryFn: ({ signal }) => client.list({ ...filters, page }, { signal }),
  });
  const { drafts, newer, settle, rebase, ...draft } = useStockDrafts();
  const { save, isSaving, reportSaved } = useStockSave({ client, onSaved: settle, onOutdated: rebase });
  const file = useStockFile({ client, onSaved: reportSaved });
  const exported = useRequestMutation<null, Blob>({
    mutationKey: [...stockKeys.file(shop), 'export'],
    send: (_, { signal }) => client.export({ signal }),
    slowText: () => texts.exporting,
    slowNotice: 'toast',
    onSuccess: (content) => saveFile('stock.csv', content),
    onError(error) {
      toasts.show(describeError(error).message, 'error', { detail: texts.title });
    },
  });
  const typed = [...drafts.values()];
  const isRight = typed.every((each) => draftProblem(each, 'onHand') === null && draftProblem(each, 'lowAt') === null);
  const saveDrafts = () => {
    if (typed.length > 0 && isRight) save(typed);
  };
  return (
    <>
      <StockScreen
        pageHeader={usePageHeader(props)}
        levels={levels}
        locations={mapLoadable(useLocations(), ({ locations }) => locations)}
        timeZone={timeZone}
        filters={filters}
        page={page}
        drafts={drafts}
        newer={newer}
        disabledReason={editDisabledReason(access, sections.inventory)}
        isSaving={isSaving}
        isExporting={exported.isPending}
        file={file.file}
        skuPath={useSkuPath(allOrdersFilters)}
        onFilters={(next) => {
          setFilters(next);
          setPage(0);
        }}
        onPage={setPage}
        onEdit={(level, field, text) => draft.edit(level, field, text, isSaving)}
        onRevert={draft.revert}
        onSave={saveDrafts}
        onDiscard={draft.discard}
        onChooseFile={file.choose}
        onImport={file.save}
        onCancelFile={file.cancel}
        onExport={() => exported.mutate(null)}
        onShowMovements={setMoved}
      />
      {moved !== null && <Movements client={client} level={moved} onClose={() => setMoved(null)} />}
      <LeaveDialog
        isDirty={typed.length > 0}
        path={tab?.path ?? route.path}
        save={saveDrafts}
        discard={draft.discard}
      />
    </>
  );
}

interface MovementsProps {
  client: StockClient;
  level: StockKey;
  onClose: () => void;
}

/** Changes to a level's units. */
function Movements({ client, level, onClose }: MovementsProps) {
  const { shop, timeZone } = useOpenShop();
  const known = shownValue(useLocations());
  const movements = useLoadable({
    queryKey: stockKeys.movements(shop, level),
    queryFn: ({ signal }) => client.movements(level, { signal }),
  });
  const name =
    known?.locations.find(({ locationId }) => locationId === level.locationId)?.name ?? texts.deletedLocation;
  return (
    <StockMovementsDialog
      title={movementsLabel(level.sku, name)}
      movements={movements}
      timeZone={timeZone}
      onClose={onClose}
    />
  );
}
