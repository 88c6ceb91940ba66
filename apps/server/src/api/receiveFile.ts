import { message } from '@hub/domain/messages';
import { RequestError } from '@hub/api-client/server';
import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';

/** An uploaded file on this machine's disk until it is read or dropped. */
export interface ReceivedFile {
  bytes: number;
  /** SHA-256 of the content, in hexadecimal. */
  fingerprint: string;
  /** The content; call it once. The file is deleted when the stream closes. */
  read(): Readable;
  /** Deletes an unread file. */
  drop(): Promise<void>;
}

/**
 * Writes a request's body to an unnamed file, which the system deletes with the process. Throws RequestError when the
 * body is too long or breaks off, and when the disk is full.
 */
export async function receiveFile({ body }: Request, maxBytes: number): Promise<ReceivedFile> {
  const file = await openUnnamed();
  const hash = createHash('sha256');
  let bytes = 0;
  try {
    for await (const part of partsOf(body)) {
      bytes += part.length;
      if (bytes > maxBytes)
        throw new RequestError(413, message('imports.tooLargeFile', { megabytes: maxBytes / 1024 / 1024 }));
      hash.update(part);
      await write(file, part);
    }
  } catch (error) {
    await file.close();
    throw error;
  }
  return {
    bytes,
    fingerprint: hash.digest('hex'),
    read: () => file.createReadStream({ start: 0 }),
    drop: () => file.close(),
  };
}

async function openUnnamed(): Promise<FileHandle> {
  const directory = await mkdtemp(join(tmpdir(), 'import-'));
  try {
    return await open(join(directory, 'file'), 'wx+', 0o600);
  } finally {
    await rm(directory, { recursive: true });
  }
}

async function* partsOf(body: Request['body']): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  try {
    for await (const part of body) yield part as Uint8Array;
  } catch (error) {
    throw error instanceof RequestError ? error : new RequestError(400, message('calls.cutOff'));
  }
}

async function write(file: FileHandle, part: Uint8Array): Promise<void> {
  try {
    await file.writeFile(part);
  } catch (error) {
    const isFull = error instanceof Error && 'code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT');
    throw isFull ? new RequestError(507, message('calls.noSpace')) : error;
  }
}
