import type { CoreClient } from '@hub/api-client';
import type { createExportJob, ExportJob, ExportRequest } from '@hub/api-client/orders';
import { type ExportState, isRunningExport } from '@hub/domain/orders/export';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShopState } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useLeaveWarning } from '../../address/useLeaveWarning.ts';
import { describeError } from '../../queries/describeError.ts';

type CreateExportJob = typeof createExportJob;

interface CreatedJob {
  client: CoreClient;
  job: ExportJob;
}

interface ShopExport {
  /** Null until the first export of the shop. */
  job: ExportJob | null;
  /** `createExportJob` is in the file of the dialogs. */
  start(createExportJob: CreateExportJob, request: ExportRequest): void;
}

const ExportJobContext = createContext<ShopExport>({ job: null, start: () => undefined });

/** Stores the shop's export above all screens, so that it survives navigation. */
export function ExportJobProvider({ children }: { children: ReactNode }) {
  const { saveFile } = useAppEnvironment();
  const client = useShopState().openShop?.client;
  const [created, setCreated] = useState<CreatedJob | null>(null);
  // A second press may come before the first job is rendered.
  const newest = useRef<CreatedJob | null>(null);
  const job = created?.client === client ? (created?.job ?? null) : null;
  useEffect(() => () => job?.stop(), [job]);
  const start = useCallback<ShopExport['start']>(
    (createExportJob, request) => {
      if (!client) return;
      if (newest.current?.client !== client) {
        newest.current = { client, job: createExportJob({ context: client.context, saveFile, describeError }) };
        setCreated(newest.current);
      }
      newest.current.job.start(request);
    },
    [client, saveFile],
  );
  const value = useMemo(() => ({ job, start }), [job, start]);
  return <ExportJobContext.Provider value={value}>{children}</ExportJobContext.Provider>;
}

/** The shop's export and its state. */
export function useExportJob(): ShopExport & { state: ExportState } {
  const { job, start } = useContext(ExportJobContext);
  const state = useStore(job ?? idleStore);
  return { job, start, state };
}

/** The export's notice in the corner; leaving the page while it runs warns. */
export function ExportNoticeSlot() {
  const { job, state } = useExportJob();
  useLeaveWarning(isRunningExport(state));
  // Loaded with the dialog.
  const lazyDialogs = useLazyDialogs(state.state !== 'idle', () => {});
  if (!job || !lazyDialogs) return null;
  return (
    <lazyDialogs.ExportNotice
      job={state}
      onCancel={job.cancel}
      onRetry={job.retry}
      onDismiss={job.dismiss}
      onSaveFile={job.saveAgain}
      onSaveNote={job.saveNote}
    />
  );
}

const idleStore = createStore((): ExportState => ({ state: 'idle' }));
