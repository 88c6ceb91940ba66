import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { StoreProcessMessage, StoreProcessOptions } from './storeProcess.ts';

/** The simulated store in its own process. */
export interface DemoStore {
  /** `http://127.0.0.1:4200`. */
  origin: string;
  /** The app in the store's admin. */
  appUrl: string;
  /** Resolves when its process ends. */
  ended: Promise<void>;
  /** Resolves when its state is written. */
  stop(): Promise<void>;
}

const script = join(import.meta.dirname, 'storeProcess.ts');

/** With the sample data it takes some 220 MB. */
const execArgv = ['--max-semi-space-size=2', '--max-old-space-size=160'];

/** Time limit for writing its last state. */
const stopMs = 5_000;

/** Starts the store; it ends with this process in any case. Throws Error with a message for people. */
export async function startDemoStore(options: StoreProcessOptions): Promise<DemoStore> {
  const child = fork(script, { execArgv });
  const ended = once(child, 'exit').then(() => undefined);
  const listening = await listeningOf(child, options).catch((error: unknown) => {
    child.kill('SIGKILL');
    throw error;
  });
  return {
    ...listening,
    ended,
    stop: async () => {
      if (child.connected) child.disconnect();
      const timer = setTimeout(() => child.kill('SIGKILL'), stopMs);
      await ended;
      clearTimeout(timer);
    },
  };
}

function listeningOf(child: ChildProcess, options: StoreProcessOptions): Promise<{ origin: string; appUrl: string }> {
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', () => reject(new Error('Its process ended.')));
    child.once('message', (message: StoreProcessMessage) => {
      if ('problem' in message) reject(new Error(message.problem));
      else resolve(message);
    });
    child.send(options);
  });
}
