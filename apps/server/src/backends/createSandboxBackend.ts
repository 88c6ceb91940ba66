import { createSandbox, isScenarioName, scenarios } from '@hub/api-client/mocks';
import type { Backend } from '../http/Backend.ts';
import { loopbackOnly } from '../http/loopbackOnly.ts';
import type { SandboxFlags } from '../options/options.ts';
import { readSeed } from './readSeed.ts';
import { StartError } from '../options/StartError.ts';

/** The in-memory sandbox. Throws StartError for an unknown scenario or an unreadable file. */
export async function createSandboxBackend(
  { ordersFile, scenario, pageSize }: SandboxFlags,
  log: (line: string) => void,
): Promise<Backend> {
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new StartError(`Unknown scenario "${scenario}". There are: ${Object.keys(scenarios).join(', ')}.`);
  }
  const sandbox = createSandbox({
    seed: await readSeed(ordersFile, log),
    ...(scenario !== undefined && { scenario }),
    ...(pageSize !== undefined && { pageSize }),
  });
  return loopbackOnly('sandbox', (request) => sandbox.respond(request));
}
