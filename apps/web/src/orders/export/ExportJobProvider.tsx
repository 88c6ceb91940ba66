import { type ExportState, isRunningExport } from '@hub/ui/orders';
import { createContext, type ReactNode, useContext, useEffect, useMemo } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { useShopState } from '../../session/OpenShop.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useLeaveWarning } from '../../address/useLeaveWarning.ts';
import { createExportJob, type ExportJob } from './createExportJob.ts';

const ExportJobContext = createContext<ExportJob | null>(null);

/** Keeps the shop's export above all screens, so that it survives navigation. */
export function ExportJobProvider({ children }: { children: ReactNode }) {
  const { saveFile } = useAppEnvironment();
  const orders = useShopState().openShop?.client.orders;
  const job = useMemo(() => (orders ? createExportJob({ orders, saveFile }) : null), [orders, saveFile]);
  useEffect(() => () => job?.stop(), [job]);
  return <ExportJobContext.Provider value={job}>{children}</ExportJobContext.Provider>;
}

/** The shop's export (null without an open shop) and its state. */
export function useExportJob(): { job: ExportJob | null; state: ExportState } {
  const job = useContext(ExportJobContext);
  const state = useStore(job ?? idleStore);
  return { job, state };
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
