import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { DemoOptions } from '../options/options.ts';
import { StartError } from '../options/StartError.ts';
import type { FillMessage } from './fillProcess.ts';

const script = join(import.meta.dirname, 'fillProcess.ts');

/**
 * Fills the demo shop in a child process, because an import leaves some 250 MB of a process allocated. It ends with
 * this process. Throws StartError.
 */
export async function fillInChildProcess(options: DemoOptions, log: (line: string) => void): Promise<void> {
  const child = fork(script, { execArgv: [] });
  let problem: string | null = null;
  child.on('message', (message: FillMessage) => {
    if ('line' in message) log(message.line);
    else problem = message.problem;
  });
  child.send(options);
  const [code, signal] = (await once(child, 'exit')) as [number | null, NodeJS.Signals | null];
  if (problem !== null) throw new StartError(problem);
  if (code !== 0)
    throw new StartError(`The import of orders ended early (${signal ?? `code ${code}`}). Start again to go on.`);
}
