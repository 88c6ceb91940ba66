import { inSlices } from '@hub/api-client/http';
import { csvHeader, csvLines, type ExportColumn, type Order, type TimeWriter } from '@hub/domain/orders';

export interface WriteCsvOptions {
  /** How an instant stands in a cell. */
  writeTime: TimeWriter;
  /** Ends it between two slices; the promise then rejects with the signal's reason. */
  signal: AbortSignal;
  /** Called after each slice with the number of lines so far. */
  onProgress(written: number): void;
}

/** About five milliseconds of work. */
const linesPerChunk = 500;

/**
 * The file of an export, made slice by slice so that the page stays alive. Each slice is a part of the whole, never one
 * long text.
 */
export async function writeCsv(
  orders: readonly Order[],
  columns: readonly ExportColumn[],
  { writeTime, signal, onProgress }: WriteCsvOptions,
): Promise<Blob> {
  const parts = [new Blob([csvHeader(columns)])];
  const write = (chunk: readonly Order[], start: number) => {
    parts.push(new Blob([csvLines(chunk, columns, writeTime)]));
    onProgress(start + chunk.length);
  };
  await inSlices(orders, linesPerChunk, write, signal);
  return new Blob(parts, { type: 'text/csv;charset=utf-8' });
}
