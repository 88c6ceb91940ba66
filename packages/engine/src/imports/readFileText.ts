import { fileKind, fileKindProblem } from '@hub/domain/imports';
import { message } from '@hub/domain/messages';
import { addAbortSignal, pipeline, Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { ImportFileError } from './ImportFileError.ts';

export interface FileTextOptions {
  /** Maximum bytes of the file, and of its decompressed text. */
  maxBytes: number;
  /** Called with the bytes read so far. */
  onRead: (bytes: number) => void;
  signal: AbortSignal;
}

/** Part size; larger parts parse faster. */
const partBytes = 256 * 1024;

/** Enough bytes to detect the file type. */
const kindBytes = 512;

/** Yields the text of a plain or gzipped file in parts. Throws ImportFileError. */
export async function* readFileText(
  file: Readable,
  { maxBytes, onRead, signal }: FileTextOptions,
): AsyncGenerator<string, void> {
  const { kind, parts } = await readKind(counted(file, maxBytes, onRead, signal));
  if (kind !== 'gzip') return yield* decoded(parts);
  // The archive may contain another file type.
  const inner = await readKind(limited(unzipped(parts), maxBytes));
  yield* decoded(inner.parts);
}

async function* counted(
  file: Readable,
  maxBytes: number,
  onRead: (bytes: number) => void,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  try {
    for await (const part of addAbortSignal(signal, file)) {
      bytes += (part as Uint8Array).length;
      if (bytes > maxBytes)
        throw new ImportFileError(message('imports.tooLargeFile', { megabytes: megabytes(maxBytes) }));
      onRead(bytes);
      yield part as Uint8Array;
    }
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof ImportFileError) throw error;
    throw new ImportFileError(message('imports.damaged'), { cause: error });
  }
}

async function* limited(parts: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Uint8Array, void> {
  let bytes = 0;
  for await (const part of parts) {
    bytes += part.length;
    if (bytes > maxBytes)
      throw new ImportFileError(message('imports.tooLargeUnpacked', { megabytes: megabytes(maxBytes) }));
    yield part;
  }
}

async function* unzipped(parts: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void> {
  const gunzip = createGunzip({ chunkSize: partBytes });
  // The reader gets errors of either stream.
  pipeline(Readable.from(parts), gunzip, () => undefined);
  try {
    for await (const part of gunzip) yield part as Uint8Array;
  } catch (error) {
    const isDamaged = error instanceof Error && 'code' in error && String(error.code).startsWith('Z_');
    throw isDamaged ? new ImportFileError(message('imports.damagedGzip')) : error;
  }
}

/** Detects the file type from its first bytes. Throws ImportFileError for a non-text type. */
async function readKind(parts: AsyncGenerator<Uint8Array, void>) {
  const first: Uint8Array[] = [];
  let length = 0;
  while (length < kindBytes) {
    const { value } = await parts.next();
    if (value === undefined) break;
    first.push(value);
    length += value.length;
  }
  const beginning = Buffer.concat(first);
  const kind = fileKind(beginning.subarray(0, kindBytes));
  const problem = fileKindProblem(kind);
  if (problem !== null) {
    await parts.return();
    throw new ImportFileError(problem);
  }
  return { kind, parts: joined(beginning, parts) };
}

async function* joined(first: Uint8Array, rest: AsyncGenerator<Uint8Array, void>): AsyncGenerator<Uint8Array, void> {
  yield first;
  yield* rest;
}

async function* decoded(parts: AsyncIterable<Uint8Array>): AsyncGenerator<string, void> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const decode = (part?: Uint8Array) => {
    try {
      return decoder.decode(part, { stream: part !== undefined });
    } catch {
      throw new ImportFileError(message('imports.notUtf8'));
    }
  };
  for await (const part of parts) yield decode(part);
  yield decode();
}

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
