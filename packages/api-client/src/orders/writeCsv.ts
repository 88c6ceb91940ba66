import { csvHeader, csvLines, type ExportColumn, type Order, type TimeWriter } from '@hub/domain/orders';
import { yieldToEventLoop } from '../http/yieldToEventLoop.ts';

export interface WriteCsvOptions {
  /** Formats a time for a cell. */
  writeTime: TimeWriter;
  /** Stops it between two chunks; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called after each chunk with the number of lines so far. */
  onProgress(written: number): void;
}

/** About five milliseconds of work; 100,000 lines at once would block the page for half a second. */
const linesPerChunk = 500;

/**
 * The file of an export, written in chunks, between which the page shows progress and can cancel. Each chunk is a part
 * of the Blob, so that the file is never one long string.
 */
export async function writeCsv(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  { writeTime, signal, onProgress }: WriteCsvOptions,
): Promise<Blob> {
  const parts = [new Blob([csvHeader(columns)])];
  for (let start = 0; start < orders.length; start += linesPerChunk) {
    if (start > 0) await yieldToEventLoop();
    signal.throwIfAborted();
    const chunk = orders.slice(start, start + linesPerChunk);
    parts.push(new Blob([csvLines(chunk, columns, writeTime)]));
    onProgress(start + chunk.length);
  }
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
