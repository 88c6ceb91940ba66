import { spawn, type ChildProcess } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ApiClient } from '@hub/api-client';
import { onTestFinished } from 'vitest';
import { StartError } from '../options/StartError.ts';
import { printedShop } from '../pages/dashboardUrl.ts';
import { runCommand } from '../runCommand.ts';
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
  /** Exit code or name of the signal. */
  exited: Promise<number | string>;
  /** Resolves when stdout contains the text; rejects when the process exits first. */
  waitForOutput(text: string): Promise<void>;
  kill(): Promise<void>;
}

/** Runs main.ts with node in `directory`, on a free port, with its own environment and node flags. */
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
      // Started processes share compiled modules (`tools/test.ts`).
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
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

/** Output and exit code of a command, without starting a process. */
export async function outcomeOf(argv: readonly string[], environment: Record<string, string>) {
  const lines: string[] = [];
  const problem = await runCommand(argv, environment, (line) => lines.push(line)).then(
    () => null,
    (error: unknown) => {
      if (!(error instanceof StartError)) throw error;
      return error.message;
    },
  );
  return {
    code: problem === null ? 0 : 1,
    stdout: lines.map((line) => `${line}\n`).join(''),
    stderr: problem === null ? '' : `${problem}\n`,
  };
}

/** The path of a data directory that does not exist yet; removed after the test. */
export async function anEmptyPath(): Promise<string> {
  const parent = await mkdtemp(join(tmpdir(), 'demo-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  return join(parent, 'data');
}

/**
 * Starts a demo in a new data directory with this function and stops it after its first run, before its store starts. Resolves to a
 * function that copies the data for a test.
 */
export async function fillDemo(
  directory: string,
  start: (data: string) => ServerProcess,
): Promise<() => Promise<string>> {
  const filled = join(directory, 'filled');
  const first = start(filled);
  await sandboxPort(first);
  first.process.kill('SIGTERM');
  if ((await first.exited) !== 0) throw new Error(first.output.stderr);
  return async () => {
    const path = await anEmptyPath();
    await cp(filled, path, { recursive: true });
    return path;
  };
}

/** The port in a sandbox's output. */
export async function sandboxPort(started: ServerProcess): Promise<number> {
  await started.waitForOutput('/app/dashboard?');
  return Number(/localhost:(\d+)\/app/.exec(started.output.stdout)?.[1]);
}

/** Client of a person over HTTP. The server must have its own sign-in, such as sandbox and demo. */
export function openShop(port: number, userId = '1'): Promise<ApiClient> {
  return openClient(`http://127.0.0.1:${port}`, { shop: printedShop, userId });
}
