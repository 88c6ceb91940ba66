import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@hub/api-client';
import { runDataCommand } from '../data/runDataCommand.ts';
import { parseOptions } from '../options/options.ts';
import { StartError } from '../options/StartError.ts';
import { printedShop } from '../pages/dashboardUrl.ts';
import { serve } from '../serve/serve.ts';
import { openClient } from './openClient.ts';

const main = join(import.meta.dirname, '../main.ts');

/** A directory with a minimal build. */
export async function aTempBuild(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'server-'));
  await mkdir(join(directory, 'build'));
  await writeFile(join(directory, 'build/index.html'), '<!doctype html><html><head></head><body></body></html>');
  return { directory, remove: () => rm(directory, { recursive: true }) };
}

export interface ServerProcess {
  process: ChildProcess;
  output: { stdout: string; stderr: string };
  /** The exit code, or the name of a signal. */
  exited: Promise<number | string>;
  /** Resolves when stdout contains the text; rejects when the process exits first. */
  waitForOutput(text: string): Promise<void>;
  /** Kills the process. */
  kill(): Promise<void>;
}

/** Compiled modules, which all started processes share (`tools/test.ts`). */
const { NODE_COMPILE_CACHE } = process.env;

/** Runs node with main.ts in `directory`, on a free port, with its own environment and node flags. */
export function startProcess(
  directory: string,
  argv: readonly string[],
  environment: Record<string, string> = {},
  flags: readonly string[] = [],
): ServerProcess {
  const child = spawn(process.execPath, [...flags, main, ...argv], {
    cwd: directory,
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE,
      PORT: '0',
      WEB_BUILD: join(directory, 'build'),
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  const exited = new Promise<number | string>((resolve) =>
    child.on('close', (code, signal) => resolve(code ?? signal ?? 'unknown')),
  );
  child.stdout.on('data', (chunk) => (output.stdout += chunk));
  child.stderr.on('data', (chunk) => (output.stderr += chunk));
  const waitForOutput = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const checkOutput = () => output.stdout.includes(text) && resolve();
      checkOutput();
      child.stdout.on('data', checkOutput);
      void exited.then(() => reject(new Error(`It ended without saying "${text}": ${output.stderr}`)));
    });
  const kill = async () => {
    child.kill('SIGKILL');
    await exited;
  };
  return { process: child, output, exited, waitForOutput, kill };
}

/** Runs a command as main.ts does, in this process. Resolves to its exit code and to what it would print. */
export async function runCommand(argv: readonly string[], environment: Record<string, string>) {
  let stdout = '';
  try {
    const options = parseOptions(argv, environment);
    switch (options.command) {
      case 'help':
      case 'dev':
        throw new Error(`${options.command} is no command for tests.`);
      case 'serve':
        await serve({ ...options, command: 'serve' });
        break;
      default:
        await runDataCommand(options, (line) => (stdout += `${line}\n`));
    }
    return { code: 0, stdout, stderr: '' };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { code: 1, stdout, stderr: `${error.message}\n` };
  }
}

/** The port that a sandbox printed. */
export async function sandboxPort(started: ServerProcess): Promise<number> {
  await started.waitForOutput('/app/dashboard?');
  return Number(/localhost:(\d+)\/app/.exec(started.output.stdout)?.[1]);
}

/** A person's client over HTTP; the server must have its own sign-in, such as sandbox and demo. */
export function openShop(port: number, userId = '1'): Promise<ApiClient> {
  return openClient(`http://127.0.0.1:${port}`, { shop: printedShop, userId });
}
