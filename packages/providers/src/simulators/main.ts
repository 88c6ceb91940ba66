/**
 * Runs the ten simulated 3PLs as a program: `node main.ts --port 4100 --speed 60 --state warehouses.json`. Prints where
 * each listens and its form's credentials; ends on SIGINT or SIGTERM.
 */
import { parseArgs } from 'node:util';
import { providers } from '@hub/domain/integrations';
import { demoCredentialLines } from './demoCredentials.ts';
import { startSimulators } from './startSimulators.ts';

const { values } = parseArgs({
  options: { port: { type: 'string' }, speed: { type: 'string' }, state: { type: 'string' } },
});
const port = Number(values.port ?? 4100);
const speed = Number(values.speed ?? 1);
const print = (line: string) => process.stdout.write(`${line}\n`);

if (!Number.isInteger(port) || port < 0 || port > 65_000) fail('--port is a number from 0 to 65000.');
if (!(speed > 0)) fail('--speed is a number above 0.');

const running = await startSimulators({ port, speed, ...(values.state !== undefined && { stateFile: values.state }) });
for (const { name, thirdPartyId } of providers) print(`${name}: ${running.origins[thirdPartyId]}`);
print('');
for (const line of demoCredentialLines()) print(line);

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void running.stop().then(() => process.exit(0)));
}

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
