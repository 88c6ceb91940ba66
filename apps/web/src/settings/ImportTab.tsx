import { formatBytes, previewImport, exportedOrder, type OutcomeOf } from '@hub/domain/imports';
import { appRoutes } from '@hub/domain/navigation';
import { canEdit, canView, editDisabledReason, sections } from '@hub/domain/permissions';
import { tabs } from '@hub/domain/shared';
import { ImportOrdersScreen, type ImportStep } from '@hub/ui/imports';
import { useState } from 'react';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useAddress } from '../address/useAddress.ts';
import { useImportActions } from '../imports/useImportActions.ts';
import { useImportProgress } from '../imports/useImportProgress.ts';
import { type ChosenFile, useOrdersFile } from '../imports/useOrdersFile.ts';
import { useStartedImport } from '../imports/useStartedImport.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';
import { fromExportedOrder, newIntakePolicy } from '@hub/domain/orders/intake';
import { eventText, stageLabel } from '@hub/domain/orders/timeline';

/** The import in the address, which still shows after a reload. */
const importParameter = 'import';

const listRoute = appRoutes.find((route) => route.orderTab === tabs.all && route.path.startsWith('/app/dashboard-v0/'));

/** `/app/settings/import`. */
export function ImportTab(props: ScreenProps) {
  const { access, timeZone } = useOpenShop();
  const pageHeader = usePageHeader(props);
  const [address, writeAddress] = useAddress();
  const { started, setStarted } = useStartedImport();
  // Without one in the address: the import from before this visit.
  const [resumed, setResumed] = useState(started);
  const importId = address.get(importParameter) ?? resumed?.importId ?? null;
  const fileName = started !== null && started.importId === importId ? started.fileName : null;
  const file = useOrdersFile();
  const writeImportId = (id: string | null) =>
    writeAddress((before) => {
      const next = new URLSearchParams(before);
      if (id === null) next.delete(importParameter);
      else next.set(importParameter, id);
      return next;
    });
  const actions = useImportActions(writeImportId);
  const progress = useImportProgress(importId);
  const section = [sections.settings, sections.dashboard].find((needed) => !canEdit(access, needed));

  function currentStep(): ImportStep {
    if (importId !== null) {
      const { isCancelling, isDownloading, failure } = actions;
      return { kind: 'progress', fileName, progress, isCancelling, isDownloading, failure };
    }
    if (file.chosen === null) return { kind: 'choose', isReading: file.isReading, problem: file.problem };
    const { content, sample, columns } = file.chosen;
    return {
      kind: 'preview',
      fileName: content.name,
      fileSize: formatBytes(content.size),
      header: sample.header,
      columns,
      preview: previewImport(sample, columns, timeZone, importedOutcome),
      sending: actions.sending,
      failure: actions.startFailure,
    };
  }

  return (
    <ImportOrdersScreen
      pageHeader={pageHeader}
      step={currentStep()}
      disabledReason={section === undefined ? null : editDisabledReason(access, section)}
      listPath={listRoute && canView(access, sections.dashboard) ? `${listRoute.path}?period=all` : null}
      onChooseFile={file.choose}
      onColumnChange={file.changeColumn}
      onStart={() => file.chosen && actions.start(sentFile(file.chosen))}
      onCancel={() => importId !== null && actions.cancel(importId)}
      onDownload={() => importId !== null && actions.download({ importId, fileName })}
      onRestart={() => {
        file.clear();
        actions.reset();
        setStarted(null);
        setResumed(null);
        writeImportId(null);
      }}
    />
  );
}

function sentFile({ content, isGzip, columns }: ChosenFile) {
  const { name, size, lastModified } = content;
  return { content, name, size, lastModified, isGzip, columns };
}

/** Outcome of an order in the platform's own file, as the server decides it. */
const importedOutcome: OutcomeOf = (order) => {
  const exported = exportedOrder(order, { orderId: '0', lineItemId: String });
  if (exported === null) return null;
  // The preview does not know the shop's own decisions.
  const { state, event } = fromExportedOrder(exported, newIntakePolicy);
  return { stage: stageLabel(state.stage), reason: event && eventText(event) };
};
