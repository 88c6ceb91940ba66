import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunningServer {
  /** The address that the server printed: it opens the dashboard, `shop` and `host` included. */
  address: string;
  /** Everything that it printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** Ends it at once, without a chance to finish anything. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/**
 * The server as a process of its own, without the build: `serve` with these arguments, on a free port unless `PORT` is
 * given. Rejects with what it printed when it ends before it is ready.
 */
export function startServer(
  argv: readonly string[] = ['--sandbox'],
  environment: Readonly<Record<string, string>> = {},
): Promise<RunningServer> {
  const server = spawn(process.execPath, ['apps/server/src/main.ts', 'serve', ...argv], {
    cwd: root,
    env: { ...process.env, PORT: '0', ...environment },
  });
  const ended = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  let printed = '';

  return new Promise((resolve, reject) => {
    const onOutput = (chunk: Buffer) => {
      printed += String(chunk);
      // Up to the quotation mark that follows it where the log is JSON, as it is with NODE_ENV=production.
      const address = /http:\/\/\S+\/app\/dashboard\?[^\s"]+/.exec(printed)?.[0];
      if (address) resolve({ address, output: () => printed, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') });
    };
    server.stdout.on('data', onOutput);
    server.stderr.on('data', onOutput);
    void ended.then(() => reject(new Error(`The server ended before it was ready:\n${printed}`)));
  });

  async function end(signal: NodeJS.Signals): Promise<void> {
    server.kill(signal);
    await ended;
  }
}
