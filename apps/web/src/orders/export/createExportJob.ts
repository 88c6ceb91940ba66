import { SessionExpiredError } from '@hub/api-client/http';
import type { OrdersClient } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import { type ExportFacts, exportFileName, exportNote, exportNoteName } from '@hub/domain/orders';
import { formatTime } from '@hub/domain/shared';
import { type ExportState, isRunningExport } from '@hub/ui/orders';
import { createStore } from 'zustand/vanilla';
import type { ReadonlyStore } from '../../environment/ReadonlyStore.ts';
import { describeError } from '../../queries/describeError.ts';
import { writeCsv } from './writeCsv.ts';

export interface ExportRequest {
  facts: ExportFacts;
  /** What the server is asked for; `facts` has the same in words. */
  filters: OrderFilters;
}

/** The one export of a page: it goes on whatever screen is open, until it is done, fails, or is cancelled. */
export interface ExportJob extends ReadonlyStore<ExportState> {
  /** Begins; nothing happens while one runs. */
  start(request: ExportRequest): void;
  /** Gives up what is awaited. No file is made. */
  cancel(): void;
  /** The same request from its beginning, also when it still runs. */
  retry(): void;
  /** Forgets the report and the file. */
  dismiss(): void;
  saveAgain(): void;
  /** Saves a note about the file. */
  saveNote(): void;
  /** Ends it without a word, because the shop is left. */
  stop(): void;
}

export interface ExportJobOptions {
  orders: Pick<OrdersClient, 'exportOrders'>;
  saveFile(name: string, content: Blob): void;
}

export function createExportJob({ orders: client, saveFile }: ExportJobOptions): ExportJob {
  const store = createStore((): ExportState => ({ state: 'idle' }));
  let lastRequest: ExportRequest | null = null;
  let activeController: AbortController | null = null;
  let file: Blob | null = null;

  function setState(next: ExportState): void {
    store.setState(next, true);
  }

  async function run(request: ExportRequest): Promise<void> {
    activeController?.abort();
    const controller = new AbortController();
    activeController = controller;
    lastRequest = request;
    file = null;
    const { facts } = request;
    // What an export that was given up still says is no longer heard.
    const update = (next: ExportState) => {
      if (activeController === controller && !controller.signal.aborted) setState(next);
    };
    const onFetched = (loaded: number) => update({ state: 'loading', facts, loaded, since: Date.now() });

    onFetched(0);
    try {
      const { orders, unreadable } = await client.exportOrders(
        { tab: facts.type.tab, filters: request.filters, fields: facts.columns.map(({ field }) => field) },
        { signal: controller.signal, onProgress: onFetched },
      );
      controller.signal.throwIfAborted();
      if (orders.length === 0) return update({ state: 'empty', facts, unreadable });
      const total = orders.length;
      update({ state: 'writing', facts, written: 0, total });
      file = await writeCsv(orders, facts.columns, {
        writeTime: (iso) => formatTime(iso, facts.timeZone),
        signal: controller.signal,
        onProgress: (written) => update({ state: 'writing', facts, written, total }),
      });
      saveFile(exportFileName(facts.type), file);
      update({ state: 'done', facts, outcome: { orders: total, unreadable } });
    } catch (error) {
      if (controller.signal.aborted) return;
      update({ state: 'failed', facts, ...describeError(error), canRetry: !(error instanceof SessionExpiredError) });
    }
  }

  return {
    ...store,
    start(request) {
      if (!isRunningExport(store.getState())) void run(request);
    },
    cancel() {
      const state = store.getState();
      if (!isRunningExport(state)) return;
      const { facts } = state;
      activeController?.abort();
      setState({ state: 'cancelled', facts });
    },
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
      activeController?.abort();
      activeController = null;
      file = null;
      setState({ state: 'idle' });
    },
  };
}
