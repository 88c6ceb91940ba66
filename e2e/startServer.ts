import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface RunningServer {
  /** The address that the server printed. It opens the dashboard, with `shop` and `host`. */
  address: string;
  /** Everything that the server has printed so far. */
  output(): string;
  stop(): Promise<void>;
  /** Kills the process at once, so it can't finish anything. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '..');

/**
 * Starts `serve` with these arguments as its own process, without building, on a free port unless `PORT` is given. Rejects with the output
 * if the process ends before it is ready.
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
      // With NODE_ENV=production the log is JSON, so the address ends at a quotation mark.
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
