import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunningServer {
  /** The address that the server printed: it opens the dashboard, `shop` and `host` included. */
  address: string;
  /** Everything that it printed so far. */
  output(): string;
  stop(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/**
 * The server of `start` as a process of its own on a free port, without the build. Rejects with what it printed when it
 * ends before it is ready.
 */
export function startServer(
  argv: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts', 'serve', '--sandbox', ...argv], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let printed = '';

  return new Promise((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      printed += String(chunk);
      const address = /http:\/\/\S+\/app\/dashboard\?\S+/.exec(printed)?.[0];
      if (address) resolve({ address, output: () => printed, stop });
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });

  async function stop(): Promise<void> {
    server.kill('SIGTERM');
    await ended;
  }
}
