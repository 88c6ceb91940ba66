import { fileKind, fileKindProblem, type ImportSample, lineAfter, numberedRows } from '@hub/domain/imports';
import { type Message, message } from '@hub/domain/messages';
import type { ParseResult } from 'papaparse';

/** Enough for some hundred rows. */
const sampleBytes = 64 * 1024;

/** Enough to recognize the file type. */
const headBytes = 512;

/** The beginning of a file, or why it cannot be imported. */
export type ReadOrdersFile = { sample: ImportSample; isGzip: boolean } | { problem: Message };

/** Reads the first 64 KB, unzipped. Rejects when the file is no longer readable. */
export async function readOrdersFile(file: Blob): Promise<ReadOrdersFile> {
  const kind = fileKind(new Uint8Array(await file.slice(0, headBytes).arrayBuffer()));
  const problem = fileKindProblem(kind);
  if (problem !== null) return { problem };
  const isGzip = kind === 'gzip';
  const start = isGzip ? await unzipStart(file) : await readStart(file);
  if (start === null) return { problem: message('imports.damagedGzip') };
  const innerProblem = fileKindProblem(fileKind(start.bytes.subarray(0, headBytes)));
  if (innerProblem !== null) return { problem: innerProblem };
  const text = decode(start);
  if (text === null) return { problem: message('imports.notUtf8') };
  const { default: Papa } = await import('papaparse');
  return toSample(Papa.parse<string[]>(text), start.isWhole, isGzip);
}

interface FileStart {
  bytes: Uint8Array;
  isWhole: boolean;
}

async function readStart(file: Blob): Promise<FileStart> {
  const bytes = new Uint8Array(await file.slice(0, sampleBytes).arrayBuffer());
  return { bytes, isWhole: file.size <= sampleBytes };
}

/** `null` when the data is damaged. */
async function unzipStart(file: Blob): Promise<FileStart | null> {
  const reader = slicesOf(file).pipeThrough(new DecompressionStream('gzip')).getReader();
  const bytes = new Uint8Array(sampleBytes);
  let length = 0;
  try {
    while (length < sampleBytes) {
      const { value, done } = await reader.read();
      if (done) return { bytes: bytes.subarray(0, length), isWhole: true };
      const part = value.subarray(0, sampleBytes - length);
      bytes.set(part, length);
      length += part.length;
    }
    return { bytes, isWhole: false };
  } catch {
    return null;
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** `Blob.stream` reads ahead; this reads a slice on request. */
function slicesOf(file: Blob): ReadableStream<Uint8Array<ArrayBuffer>> {
  let offset = 0;
  return new ReadableStream({
    async pull(controller) {
      const bytes = new Uint8Array(await file.slice(offset, offset + sampleBytes).arrayBuffer());
      offset += bytes.length;
      if (bytes.length > 0) controller.enqueue(bytes);
      if (offset >= file.size) controller.close();
    },
  });
}

/** `null` for anything but UTF-8. A character that the sample cuts off is left out. */
function decode({ bytes, isWhole }: FileStart): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: !isWhole });
  } catch {
    return null;
  }
}

function toSample({ data, errors }: ParseResult<string[]>, isWholeFile: boolean, isGzip: boolean): ReadOrdersFile {
  // The sample cuts off its last row, and perhaps a quoted cell in it.
  const rows = isWholeFile ? data : data.slice(0, -1);
  const badRow = errors.find(({ type, row }) => type === 'Quotes' && row !== undefined && row < rows.length)?.row;
  if (badRow !== undefined) {
    const line = lineAfter(numberedRows(rows.slice(0, badRow)));
    return { problem: message('imports.inLine', { line, problem: message('imports.unclosedQuote') }) };
  }
  const [header = [], ...rest] = rows;
  return { sample: { header, rows: rest, isWholeFile }, isGzip };
}
