import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts a script of `testing/processes` as a separate process; `lines` are its output. */
export function startProcess(script: string, ...args: string[]) {
  const path = join(import.meta.dirname, 'processes', script);
  const child = spawn(process.execPath, [path, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  // A hanging process must not outlive the test run.
  const killAtExit = () => child.kill('SIGKILL');
  process.on('exit', killAtExit);
  child.on('exit', () => process.off('exit', killAtExit));
  const lines: string[] = [];
  const reader = createInterface(child.stdout).on('line', (line) => lines.push(line));
  const exited = once(child, 'exit');
  return {
    id: child.pid,
    lines,
    /** Exit code; null after a signal. */
    exited: exited.then(([code]) => code as number | null),
    nextLine: () => once(reader, 'line'),
    kill: async () => {
      child.kill('SIGKILL');
      await exited;
    },
  };
}
