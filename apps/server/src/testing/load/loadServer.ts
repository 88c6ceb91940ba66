import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The app's registration in a load run. */
export const loadApp = { key: '0123456789abcdef', secret: 'fedcba9876543210', host: 'hub.example.com' };

/** One server process as in production. */
export interface LoadServer {
  port: number;
  pid: number;
  /** Stops the process; resolves to its exit code or the signal that ended it. */
  stop(): Promise<number | string>;
  kill(): Promise<void>;
}

export interface LoadServerOptions {
  /** Address of a database with this version's tables. */
  databaseUrl: string;
  secretsKey: string;
  storeOrigin: string;
  /** A directory with a built app in `build`. */
  directory: string;
  /** File for its output. */
  logFile: string;
}

const main = join(import.meta.dirname, '../../main.ts');
const startLimitMs = 60_000;

/** Starts `serve` on a free port with its own stores; resolves when it is ready. */
export async function startLoadServer(options: LoadServerOptions): Promise<LoadServer> {
  const { databaseUrl, secretsKey, storeOrigin, directory, logFile } = options;
  const log = openSync(logFile, 'a');
  const known = readFileSync(logFile, 'utf8').length;
  const child = spawn(process.execPath, ['--max-semi-space-size=4', main, 'serve'], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: '0',
      WEB_BUILD: join(directory, 'build'),
      DATABASE_URL: databaseUrl,
      SECRETS_KEY: secretsKey,
      SHOPIFY_API_KEY: loadApp.key,
      SHOPIFY_API_SECRET: loadApp.secret,
      SHOPIFY_STORE_ORIGIN: storeOrigin,
      APP_ORIGINS: `https://${loadApp.host}`,
    },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  const endsAt = Date.now() + startLimitMs;
  for (;;) {
    const said = readFileSync(logFile, 'utf8').slice(known);
    const port = Number(/127\.0\.0\.1:(\d+),/.exec(said)?.[1]);
    if (port > 0) {
      const stop = () => {
        child.kill('SIGTERM');
        return exited;
      };
      return { port, pid: child.pid ?? 0, stop, kill };
    }
    if (child.exitCode !== null || Date.now() > endsAt) {
      await kill();
      throw new Error(`The server does not start:\n${said}`);
    }
    await sleep(50);
  }
}
