import type { OrderFilters } from '@hub/domain/dashboard';
import type { Order } from '@hub/domain/orders';
import { findCause, orderCauses } from '@hub/domain/orders/errors';
import {
  type ExportFacts,
  exportFileName,
  exportNote,
  exportNoteName,
  type ExportState,
  isRunningExport,
} from '@hub/domain/orders/export';
import { formatTime, type ReadonlyStore } from '@hub/domain/shared';
import { createStore } from 'zustand/vanilla';
import {
  createRetryableRequest,
  type RequestAttempt,
  type RetryableRequest,
  WaitCancelledError,
} from '../http/createRetryableRequest.ts';
import type { ClientContext } from '../http/ClientContext.ts';
import { SessionExpiredError } from '../http/errors.ts';
import { createOrdersClient, type OrdersClient } from './createOrdersClient.ts';
import { exportParts } from './exportParts.ts';
import { hasWindows } from './listOrderWindow.ts';
import { csvFile, writeCsvLines } from './writeCsvLines.ts';

export interface ExportRequest {
  facts: ExportFacts;
  /** The request; `facts` describes it in words. */
  filters: OrderFilters;
  /** Only the orders with this cause; all by default. */
  causeKey?: string | null;
}

/** The page's one export: runs across screens until done, failed or canceled. */
export interface ExportJob extends ReadonlyStore<ExportState> {
  /** Starts an export; no effect while one runs. */
  start(request: ExportRequest): void;
  /** Cancels without a file. */
  cancel(): void;
  /** Restarts the same request, even while it runs. */
  retry(): void;
  /** Drops the report and the file. */
  dismiss(): void;
  saveAgain(): void;
  /** Saves a note about the file. */
  saveNote(): void;
  /** Ends silently when the shop is left. */
  stop(): void;
}

export interface ExportJobOptions {
  context: ClientContext;
  /** This context's calls by default. */
  orders?: Pick<OrdersClient, 'exportOrders'>;
  saveFile(name: string, content: Blob): void;
  /** The text for an error: what happened, and the call for support. */
  describeError(error: unknown): { message: string; detail?: string };
}

/** Progress: orders loaded, then rows written. */
type ExportProgress = { loaded: number } | { written: number; total: number };

/** Fields that determine a cause, besides the columns. */
const causeFields = ['error', 'error_message', 'error_type', 'stage', 'reason'];

/** An idle job; `start` begins it. */
export function createExportJob({
  context,
  orders: client = createOrdersClient(context),
  saveFile,
  describeError,
}: ExportJobOptions): ExportJob {
  const store = createStore((): ExportState => ({ state: 'idle' }));
  let lastRequest: ExportRequest | null = null;
  let pending: RetryableRequest<unknown, ExportProgress> | null = null;
  let file: Blob | null = null;

  function setState(next: ExportState): void {
    store.setState(next, true);
  }

  /** Loads the orders and writes them; a file of `null` when there are none. */
  async function writeFile(exportRequest: ExportRequest, attempt: RequestAttempt<ExportProgress>) {
    const { facts, filters, causeKey = null } = exportRequest;
    if (causeKey === null && hasWindows(context)) return writeInParts(exportRequest, attempt);
    const { signal, onProgress } = attempt;
    const { tab } = facts.type;
    const columns = facts.columns.map(({ field }) => field);
    const fields = causeKey === null ? columns : [...columns, ...causeFields];
    const {
      orders: read,
      unreadable,
      gap,
    } = await client.exportOrders({ tab, filters, fields }, { signal, onProgress: (loaded) => onProgress({ loaded }) });
    signal.throwIfAborted();
    const orders = causeKey === null ? read : (findCause(orderCauses(tab, read), causeKey)?.orders ?? []);
    const total = orders.length;
    if (total === 0) return { file: null, orders: total, unreadable, gap };
    onProgress({ written: 0, total });
    const lines = await writeCsvLines(orders, facts.columns, {
      writeTime: (iso) => formatTime(iso, facts.timeZone),
      signal,
      onProgress: (written) => onProgress({ written, total }),
    });
    return { file: csvFile(facts.columns, lines), orders: total, unreadable, gap };
  }

  /** The same for a list that is too long for the page's memory: each part is written before the next is requested. */
  async function writeInParts(
    { facts, filters }: ExportRequest,
    { signal, onProgress }: RequestAttempt<ExportProgress>,
  ) {
    const lines: Blob[] = [];
    let written = 0;
    const fields = facts.columns.map(({ field }) => field);
    const onPart = async (orders: readonly Order[]) => {
      const before = written;
      const part = await writeCsvLines(orders, facts.columns, {
        writeTime: (iso) => formatTime(iso, facts.timeZone),
        signal,
        onProgress: (loadedInPart) => onProgress({ loaded: before + loadedInPart }),
      });
      lines.push(new Blob([...part]));
      written += orders.length;
    };
    const unreadable = await exportParts(context, { tab: facts.type.tab, filters, fields }, { signal, onPart });
    signal.throwIfAborted();
    const file = written === 0 ? null : csvFile(facts.columns, lines);
    return { file, orders: written, unreadable, gap: null };
  }

  async function run(exportRequest: ExportRequest): Promise<void> {
    pending?.cancel();
    lastRequest = exportRequest;
    file = null;
    const { facts } = exportRequest;
    const request = createRetryableRequest((attempt: RequestAttempt<ExportProgress>) =>
      writeFile(exportRequest, attempt),
    );
    pending = request;
    const showProgress = () => {
      const { isPending, startedAt, progress = { loaded: 0 } } = request.getState();
      if (!isPending) return;
      if ('written' in progress) setState({ state: 'writing', facts, ...progress });
      else setState({ state: 'loading', facts, ...progress, since: startedAt });
    };
    showProgress();
    request.subscribe(showProgress);
    try {
      const { orders, unreadable, gap, ...written } = await request.result;
      if (written.file === null) return setState({ state: 'empty', facts, unreadable, gap });
      file = written.file;
      saveFile(exportFileName(facts.type), file);
      setState({ state: 'done', facts, outcome: { orders, unreadable, gap } });
    } catch (error) {
      // Restarted, or the shop was left.
      if (pending !== request) return;
      if (error instanceof WaitCancelledError) setState({ state: 'cancelled', facts });
      else
        setState({
          state: 'failed',
          facts,
          ...describeError(error),
          canRetry: !(error instanceof SessionExpiredError),
        });
    }
  }

  return {
    ...store,
    start(request) {
      if (!isRunningExport(store.getState())) void run(request);
    },
    cancel: () => pending?.cancel(),
    retry() {
      if (lastRequest) void run({ ...lastRequest, facts: { ...lastRequest.facts, requestedAt: new Date() } });
    },
    dismiss() {
      if (isRunningExport(store.getState())) return;
      file = null;
      setState({ state: 'idle' });
    },
    saveAgain() {
      const state = store.getState();
      if (state.state === 'done' && file) saveFile(exportFileName(state.facts.type), file);
    },
    saveNote() {
      const state = store.getState();
      if (state.state !== 'done') return;
      saveFile(
        exportNoteName(state.facts.type),
        new Blob([exportNote(state.facts, state.outcome)], { type: 'text/plain;charset=utf-8' }),
      );
    },
    stop() {
      const left = pending;
      pending = null;
      left?.cancel();
      file = null;
      setState({ state: 'idle' });
    },
  };
}
