import type { Server } from 'node:http';
import type { Hono } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { listen } from '../http/listen.ts';
import { logServerReady, portOf } from './logServerReady.ts';
import type { ServerLog } from '../operations/ServerLog.ts';
import type { ServeOptions } from '../options/options.ts';
import type { RunningBackend } from '../backends/RunningBackend.ts';
import { stopOnSignal } from '../http/stopOnSignal.ts';

interface ListenWithOptions {
  running: RunningBackend;
  options: ServeOptions;
  log: ServerLog;
  onSignal(): void;
}

/** Listens until stopped, and runs the background work of the backend. */
export async function listenWith(
  app: Hono<AppEnv>,
  { running, options, log, onSignal }: ListenWithOptions,
): Promise<void> {
  let server: Server | undefined;
  try {
    server = await listen(app, options, log);
    let work: Promise<void> | undefined;
    stopOnSignal(server, log.info, {
      delayMs: options.stopDelayMs,
      onSignal: () => {
        onSignal();
        // Concurrent with the last requests, so that both end in time.
        work = running.stopWork().catch((error: unknown) => log.error('stop failed', error));
      },
      onStopping: running.endStreams,
      onStopped: async () => {
        await work;
        await running.close();
      },
    });
    await running.begin(portOf(server));
    logServerReady(options, server, log);
  } catch (error) {
    server?.close();
    server?.closeAllConnections();
    await running.stopWork();
    await running.close();
    throw error;
  }
}
