import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { connectControls } from './connectControls.ts';
import { anOrder } from './testing/storeFixtures.ts';

const main = join(import.meta.dirname, 'main.ts');

/** A process that starts the store and prints its pid and address. */
const parentScript = `
const { spawn } = require('node:child_process');
const child = spawn(process.execPath, [${JSON.stringify(main)}, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
child.stdout.on('data', (text) => process.stdout.write(child.pid + ' ' + text));
setInterval(() => {}, 1000);
`;

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

test('the program takes controls over HTTP, and stops when its parent process is killed', async () => {
  const parent = spawn(process.execPath, ['-e', parentScript], { stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void parent.kill('SIGKILL'));
  const [text] = (await once(parent.stdout, 'data')) as [Buffer];
  const [, pid, origin] = /^(\d+) [^]*(http:\/\/127\.0\.0\.1:\d+)\./.exec(text.toString()) ?? [];
  const store = Number(pid);
  onTestFinished(() => {
    if (isRunning(store)) process.kill(store, 'SIGKILL');
  });
  expect(await connectControls(origin ?? '').placeOrder(anOrder())).toBe('#1001');
  parent.kill('SIGKILL');
  await expect.poll(() => isRunning(store)).toBe(false);
});
