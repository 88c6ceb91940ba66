import { createParser } from 'eventsource-parser';
import * as z from 'zod/mini';
import type { ClientContext } from '../http/ClientContext.ts';
import type { CallOptions } from '../http/createHttpClient.ts';
import { delay } from '../http/delay.ts';
import { HttpError, NetworkError } from '../http/errors.ts';
import { eventEndpoints, repeatedMs } from './eventEndpoints.ts';

export interface ChangesListener {
  /** Stages whose orders changed; 'all' when something may have been missed. */
  onChange(stages: readonly string[] | 'all'): void;
  /** Whether changes are currently reported. */
  onConnectionChange?(isConnected: boolean): void;
}

export interface ReadChangesOptions extends CallOptions {
  /** Earliest time at which the screen's content may have been read, epoch ms; now by default. */
  since?: number;
  /** Called before each attempt, for a token that may have expired while the page slept. Must not reject. */
  beforeOpen?(): Promise<void>;
  /** From 0 up to 1, for the delays between attempts. */
  random?(): number;
}

/** Data of the event `changed`. Stages are texts, because a newer server may have more of them. */
const wireChangedEvent = z.object({ stages: z.array(z.string()), at: z.string() });

/** Three heartbeats, after which the connection counts as dead. */
const silenceMs = 45_000;

/** After a stream of this duration, the next delay is short again. */
const goodLifeMs = 10_000;

/** A slower opening may miss changes from before the repeated period; the rest is tolerance. */
const slowOpenMs = repeatedMs - 2_000;

const maxDelayMs = 30_000;

/** Limit of one event; a longer one is unreadable. */
const maxEventLength = 1_000_000;

/**
 * Reports changes of the shop's orders until the signal is aborted, or the server denies them to this person (any 4xx
 * except 408 and 429). Reconnects after a failure, with a delay of 1 to 30 seconds. Never rejects.
 */
export async function readChanges(
  { http }: Pick<ClientContext, 'http'>,
  { onChange, onConnectionChange }: ChangesListener,
  { signal, since = Date.now(), beforeOpen, random = Math.random }: ReadChangesOptions = {},
): Promise<void> {
  let failures = 0;
  let mayHaveMissed = false;
  const isAborted = () => signal?.aborted === true;

  while (!isAborted()) {
    let openedAt: number | null = null;
    let retryAfterMs = 0;
    const connection = new AbortController();
    const close = () => connection.abort();
    signal?.addEventListener('abort', close, { once: true });
    try {
      await beforeOpen?.();
      const response = await http.openStream(eventEndpoints.events, { signal: connection.signal });
      openedAt = Date.now();
      onConnectionChange?.(true);
      if (mayHaveMissed || openedAt - since > slowOpenMs) onChange('all');
      mayHaveMissed = true;
      await readEvents(response, onChange, connection.signal);
    } catch (error) {
      if (isAborted() || !mayRecover(error, openedAt !== null)) return;
      retryAfterMs = error instanceof HttpError ? (error.retryAfterMs ?? 0) : 0;
    } finally {
      signal?.removeEventListener('abort', close);
      connection.abort();
      if (openedAt !== null) onConnectionChange?.(false);
    }
    failures = openedAt !== null && Date.now() - openedAt >= goodLifeMs ? 0 : failures + 1;
    mayHaveMissed = true;
    await delay(Math.max(retryAfterMs, nextDelay(failures, random())), signal).catch(() => undefined);
  }
}

/** Half of the delay is random, so that browsers do not all return at once to a restarted server. */
function nextDelay(failures: number, random: number): number {
  const longest = Math.min(maxDelayMs, 1_000 * 2 ** Math.min(failures, 10));
  return longest * (0.5 + random / 2);
}

/** Once it was open, everything that ends a stream is temporary. */
function mayRecover(error: unknown, wasOpen: boolean): boolean {
  if (wasOpen || error instanceof NetworkError) return true;
  return error instanceof HttpError && (error.status >= 500 || error.status === 408 || error.status === 429);
}

/** Ends with the stream; throws when it breaks, or is silent for too long. */
async function readEvents(
  response: Response,
  onChange: ChangesListener['onChange'],
  signal: AbortSignal,
): Promise<void> {
  const parser = createParser({
    maxBufferSize: maxEventLength,
    onError: (error) => {
      if (error.type === 'max-buffer-size-exceeded') throw error;
    },
    onEvent: ({ event, data }) => {
      if (event === 'changed') onChange(stagesIn(data));
    },
  });
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  if (!reader) return;
  try {
    for (;;) {
      const { value, done } = await withinSilence(reader.read(), signal);
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    void reader.cancel().catch(() => undefined);
  }
}

/** Unreadable data may be any change. */
function stagesIn(data: string): readonly string[] | 'all' {
  try {
    const result = wireChangedEvent.safeParse(JSON.parse(data));
    return result.success ? result.data.stages : 'all';
  } catch {
    return 'all';
  }
}

/** Rejects after the silence of a dead connection; at once when aborted, because some streams ignore the signal. */
function withinSilence<T>(read: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const handleAbort = () => reject(signal.reason);
    const timer = setTimeout(() => reject(new Error('The stream is silent.')), silenceMs);
    signal.addEventListener('abort', handleAbort, { once: true });
    const settled = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', handleAbort);
    };
    read.then(resolve, reject).finally(settled);
  });
}
