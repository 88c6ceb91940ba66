import type { Order } from '@hub/domain/orders';
import { csvHeader, csvLines, type ExportColumn, type TimeWriter } from '@hub/domain/orders/export';
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
 * Lines of an export's file as parts of a Blob, so that the file is never one long string. Written in chunks, between
 * which the page shows progress and can cancel.
 */
export async function writeCsvLines(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  { writeTime, signal, onProgress }: WriteCsvOptions,
): Promise<readonly Blob[]> {
  const parts: Blob[] = [];
  for (let start = 0; start < orders.length; start += linesPerChunk) {
    if (start > 0) await yieldToEventLoop();
    signal.throwIfAborted();
    const chunk = orders.slice(start, start + linesPerChunk);
    parts.push(new Blob([csvLines(chunk, columns, writeTime)]));
    onProgress(start + chunk.length);
  }
  return parts;
}

/** The file of such lines. */
export function csvFile(columns: readonly ExportColumn[], lines: readonly Blob[]): Blob {
  return new Blob([csvHeader(columns), ...lines], { type: 'text/csv;charset=utf-8' });
}
