import { execFile } from 'node:child_process';
import { basename } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** Runs a program in the folder `cwd`, as from a shell, and resolves to its standard output. Rejects with all output if it fails. */
export async function runProgram(command: readonly string[], cwd: string): Promise<string> {
  const [program = '', ...args] = command;
  // Vitest sets it to `test`, so Vite would bundle the development build of React.
  const { NODE_ENV: _, ...env } = process.env;
  try {
    return (await execute(program, args, { cwd, env, maxBuffer: 1 << 26 })).stdout;
  } catch (failed) {
    const { stdout, stderr } = failed as { stdout?: string; stderr?: string };
    throw new Error(`${command.join(' ')} failed:\n${stdout}${stderr}`, { cause: failed });
  }
}

/** The pnpm that runs the tests, or else the one that the README names. */
export function pnpm(...args: readonly string[]): string[] {
  const running = process.env.npm_execpath ?? '';
  if (!basename(running).startsWith('pnpm')) return ['npx', '-y', 'pnpm@12', ...args];
  return /[.][cm]?js$/.test(running) ? [process.execPath, running, ...args] : [running, ...args];
}
