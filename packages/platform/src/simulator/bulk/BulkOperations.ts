import { randomBytes } from 'node:crypto';
import { createWriteStream, type WriteStream } from 'node:fs';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { SimulatedClock } from '@hub/domain/simulation';
import type { BulkFault } from '../StoreControls.ts';
import type { BulkLine } from './flattenBulkPage.ts';

export type BulkStatus = 'CREATED' | 'RUNNING' | 'COMPLETED' | 'CANCELING' | 'CANCELED' | 'FAILED' | 'EXPIRED';

export interface BulkOperationRecord {
  readonly id: number;
  readonly query: string;
  status: BulkStatus;
  errorCode: string | null;
  objectCount: number;
  rootObjectCount: number;
  readonly createdAt: number;
  completedAt: number | null;
  fileSize: number | null;
  /** The file name, unguessable like the platform's addresses. */
  readonly fileName: string;
  isExpired: boolean;
}

/** The part of the result after the last one; `cursor` is null at the end. */
export interface BulkPage {
  lines: readonly BulkLine[];
  roots: number;
  cursor: string | null;
}

/** Reads one part at a time. Throws for a query that cannot run. */
export type BulkReader = (cursor: string | null) => Promise<BulkPage>;

export interface BulkOptions {
  clock: SimulatedClock;
  restMs: number;
  origin: () => string;
  nextId: () => number;
  onFinished: (operation: BulkOperationRecord) => void;
}

/** The platform keeps results for a week. */
const lifetimeMs = 7 * 86_400_000;

/** The app's bulk operations, one at a time. Results are files in a temporary directory, deleted with the store. */
export class BulkOperations {
  readonly records: BulkOperationRecord[] = [];
  readonly #options: BulkOptions;
  #faults: BulkFault[] = [];
  #running: Promise<void> = Promise.resolve();
  #directory: Promise<string> | null = null;
  #isStopped = false;

  constructor(options: BulkOptions) {
    this.#options = options;
  }

  nextFault(fault: BulkFault): void {
    this.#faults.push(fault);
  }

  current(): BulkOperationRecord | null {
    return this.records.find(({ status }) => ['CREATED', 'RUNNING', 'CANCELING'].includes(status)) ?? null;
  }

  find(id: number): BulkOperationRecord | null {
    return this.records.find((operation) => operation.id === id) ?? null;
  }

  start(query: string, read: BulkReader): BulkOperationRecord {
    const operation: BulkOperationRecord = {
      id: this.#options.nextId(),
      query,
      status: 'CREATED',
      errorCode: null,
      objectCount: 0,
      rootObjectCount: 0,
      createdAt: this.#options.clock.now(),
      completedAt: null,
      fileSize: null,
      fileName: `bulk-${randomBytes(12).toString('hex')}.jsonl`,
      isExpired: false,
    };
    this.records.push(operation);
    this.#running = this.#run(operation, read);
    return operation;
  }

  /** Cancels before the next part. */
  cancel(operation: BulkOperationRecord): void {
    operation.status = 'CANCELING';
  }

  /** Null if there is no result, or it has expired. */
  urlOf(operation: BulkOperationRecord): string | null {
    return operation.fileSize === null || operation.fileSize === 0
      ? null
      : `${this.#options.origin()}/bulk/${operation.fileName}`;
  }

  /** `expired`: the file existed. */
  async fileOf(name: string): Promise<{ path: string; size: number } | 'expired' | null> {
    const operation = this.records.find(({ fileName }) => fileName === name);
    if (!operation || operation.fileSize === null) return null;
    const age = this.#options.clock.now() - (operation.completedAt ?? 0);
    if (operation.isExpired || age > lifetimeMs) return 'expired';
    return { path: join(await this.#files(), name), size: operation.fileSize };
  }

  async idle(): Promise<void> {
    await this.#running;
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#running;
    if (this.#directory) await rm(await this.#directory, { recursive: true, force: true });
  }

  #files(): Promise<string> {
    this.#directory ??= mkdtemp(join(process.env['TMPDIR'] ?? '/tmp', 'store-bulk-'));
    return this.#directory;
  }

  async #run(operation: BulkOperationRecord, read: BulkReader): Promise<void> {
    const { clock, restMs, onFinished } = this.#options;
    const fault = this.#faults.shift();
    const path = join(await this.#files(), operation.fileName);
    const file = createWriteStream(path);
    let cursor: string | null = null;
    let outcome: BulkStatus = 'COMPLETED';
    try {
      await sleep(restMs);
      if (operation.status === 'CREATED') operation.status = 'RUNNING';
      do {
        if (this.#isStopped || operation.status === 'CANCELING') {
          outcome = 'CANCELED';
          break;
        }
        const page: BulkPage = await read(cursor);
        await writeLines(file, page.lines);
        operation.objectCount += page.lines.length;
        operation.rootObjectCount += page.roots;
        cursor = page.cursor;
        if (fault === 'FAILED') throw new Error('A fault that a test wanted.');
        await sleep(restMs);
      } while (cursor !== null);
    } catch {
      outcome = 'FAILED';
      operation.errorCode = 'INTERNAL_SERVER_ERROR';
    }
    await new Promise<void>((resolve) => file.end(resolve));
    operation.fileSize = (await stat(path)).size;
    operation.completedAt = clock.now();
    operation.isExpired = fault === 'EXPIRED';
    operation.status = outcome;
    onFinished(operation);
  }
}

async function writeLines(file: WriteStream, lines: readonly BulkLine[]): Promise<void> {
  if (lines.length === 0) return;
  const text = lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  if (!file.write(text)) await new Promise<void>((resolve) => file.once('drain', () => resolve()));
}
