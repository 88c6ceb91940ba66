/** The process of startDemoStore.ts: the demo's simulated store. Ends with its parent process. */
import { startStore, type RegisteredApp } from '@hub/platform/simulator';
import { sampleStore } from './sampleStore.ts';

export interface StoreProcessOptions {
  app: RegisteredApp;
  domain: string;
  /** The staff member who is signed in to its admin. */
  ownerId: number;
  /** 0: any free one. */
  port: number;
  /** Absolute paths. */
  ordersFile: string;
  stateFile: string;
  /** When the demo shop was opened, ISO 8601. */
  openedAt: string;
  /** Lowest number for the next order. */
  nextNumber: number;
  speed: number;
}

/** Messages to the parent: where it listens, or why it does not. */
export type StoreProcessMessage = { origin: string; appUrl: string } | { problem: string };

/** As on a large plan, so that a fast day is not throttled. */
const rateLimit = { maximumAvailable: 20_000, restoreRate: 1_000 };

let stop = async () => {};

function end(): void {
  const stopping = stop();
  stop = async () => {};
  void stopping.finally(() => process.exit());
}

// Ctrl-C reaches this process too; the server still writes to the store while stopping.
process.on('SIGINT', () => {});
process.once('SIGTERM', end);
process.once('disconnect', end);
process.once('message', (options: StoreProcessOptions) => void run(options));

async function run({ ordersFile, openedAt, ...options }: StoreProcessOptions): Promise<void> {
  const send = (message: StoreProcessMessage) => void process.send?.(message);
  try {
    const past = sampleStore(ordersFile, new Date(openedAt));
    const store = await startStore({
      ...past,
      ...options,
      isInstalled: true,
      hasStories: options.speed > 0,
      rateLimit,
    });
    stop = () => store.stop();
    send({ origin: store.origin, appUrl: store.appUrl });
  } catch (error) {
    send({ problem: error instanceof Error ? error.message : String(error) });
    process.disconnect();
  }
}
