import {
  countLines,
  fileKind,
  fileKindProblem,
  type GroupedRows,
  groupImportRows,
  headerProblem,
  type ImportColumns,
  importFormat,
  type ImportStatus,
  lineAfter,
  numberedRows,
} from '@hub/domain/imports';
import { type Message, message, type Words } from '@hub/domain/messages';
import Papa from 'papaparse';
import { yieldToEventLoop } from '../../http/yieldToEventLoop.ts';
import { addImportedOrders } from './addImportedOrders.ts';
import { randomToken } from './createShop.ts';
import type { SandboxImport } from './SandboxImport.ts';
import type { SandboxShop } from './SandboxShop.ts';

/** Takes a few milliseconds. */
const rowsPerChunk = 1_000;

interface UploadedFile {
  bytes: Uint8Array<ArrayBuffer>;
  columns: ImportColumns;
}

/** Starts an import of the uploaded file; it runs in the background and is visible in the shop. */
export function startImport(shop: SandboxShop, file: UploadedFile): SandboxImport {
  const started: SandboxImport = {
    id: randomToken(),
    progress: {
      status: 'running',
      message: '',
      linesRead: 0,
      ordersAdded: 0,
      ordersKnown: 0,
      linesRefused: 0,
      bytesRead: 0,
      bytesTotal: file.bytes.length,
    },
    header: [],
    refused: [],
    isCancelled: false,
  };
  shop.imports.set(started.id, started);
  void runImport(shop, started, file);
  return started;
}

async function runImport(shop: SandboxShop, job: SandboxImport, { bytes, columns }: UploadedFile): Promise<void> {
  const end = (status: ImportStatus, words: Words = '') => {
    job.progress = { ...job.progress, status, message: words };
  };
  const text = await readText(bytes);
  if ('problem' in text) return end('failed', text.problem);
  // No delimiter can be guessed for a text without a line break.
  const { data: rows, errors } = Papa.parse<string[]>(text.text);
  const [header = [], ...body] = rows;
  job.header = header.map((cell) => cell.replace(/^\uFEFF/, ''));
  const reason = headerProblem(header, columns);
  if (reason !== null) return end('failed', reason);

  const quotes = errors.find(({ type }) => type === 'Quotes')?.row;
  const rowCount = quotes === undefined ? body.length : quotes - 1;
  const firstLine = 1 + countLines(header);
  const numbered = numberedRows(body.slice(0, rowCount), firstLine);
  const grouper = groupImportRows(importFormat(header, columns, shop.timeZone));
  for (let start = 0; start < rowCount; start += rowsPerChunk) {
    await yieldToEventLoop();
    if (job.isCancelled) return end('cancelled');
    const chunk = numbered.slice(start, start + rowsPerChunk);
    const grouped = chunk.map(({ line, cells }) => grouper.add(line, cells));
    keep(shop, job, grouped);
    const linesRead =
      job.progress.linesRead + chunk.filter(({ cells }) => cells.some((cell) => cell.trim() !== '')).length;
    job.progress = {
      ...job.progress,
      linesRead,
      bytesRead: Math.round((bytes.length * (start + chunk.length)) / rows.length),
    };
  }
  if (quotes !== undefined) {
    const line = lineAfter(numbered, firstLine);
    return end('failed', message('imports.inLine', { line, problem: message('imports.unclosedQuote') }));
  }
  keep(shop, job, [grouper.end()]);
  job.progress = { ...job.progress, bytesRead: bytes.length };
  const { linesRead, ordersAdded, ordersKnown } = job.progress;
  if (linesRead === 0) return end('failed', message('imports.noRows'));
  if (ordersAdded + ordersKnown === 0) return end('failed', message('imports.noOrders'));
  end('done');
}

function keep(shop: SandboxShop, job: SandboxImport, grouped: readonly GroupedRows[]): void {
  const added = addImportedOrders(
    shop,
    grouped.flatMap(({ orders }) => orders),
  );
  const refused = grouped.flatMap((rows) => rows.refused);
  job.refused.push(...refused);
  job.progress = {
    ...job.progress,
    ordersAdded: job.progress.ordersAdded + added.added,
    ordersKnown: job.progress.ordersKnown + added.known,
    linesRefused: job.progress.linesRefused + refused.length,
  };
}

async function readText(bytes: Uint8Array<ArrayBuffer>): Promise<{ text: string } | { problem: Message }> {
  const kind = fileKind(bytes.subarray(0, 512));
  const problem = fileKindProblem(kind);
  if (problem !== null) return { problem };
  const plain = kind === 'gzip' ? await unzip(bytes) : bytes;
  if (plain === null) return { problem: message('imports.damagedGzip') };
  const inner = kind === 'gzip' ? fileKindProblem(fileKind(plain.subarray(0, 512))) : null;
  if (inner !== null) return { problem: inner };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(plain) };
  } catch {
    return { problem: message('imports.notUtf8') };
  }
}

/** `null` when the data is damaged. */
async function unzip(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  try {
    const stream = new Response(bytes).body?.pipeThrough(new DecompressionStream('gzip'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return null;
  }
}
