import { basename } from 'node:path';
import { formatCount } from '@hub/domain/shared';
import type { Backend, ContractCall } from './Backend.ts';
import { createProxyBackend } from './createProxyBackend.ts';
import { loopbackOnly } from './loopbackOnly.ts';
import type { Options, SandboxFlags } from './options.ts';
import { StartError } from './StartError.ts';

/** The backend that the options name. `say` logs a line before and after slow work. */
export async function createBackend(
  options: Options['backend'],
  contract: readonly ContractCall[],
  log: (line: string) => void,
): Promise<Backend> {
  if (options.kind === 'real') return createProxyBackend(options.origin, contract);
  return createSandboxBackend(options.sandbox, log);
}

async function createSandboxBackend(
  { ordersFile, scenario, pageSize }: SandboxFlags,
  log: (line: string) => void,
): Promise<Backend> {
  // Loaded on demand: a server in front of a real backend does not install the sandbox.
  const { createSandbox, isScenarioName, scenarios } = await import('@hub/api-client/mocks');
  const { loadSeed, SeedError } = await import('@hub/api-client/mocks/node');
  if (scenario !== undefined && !isScenarioName(scenario)) {
    throw new StartError(`Unknown scenario "${scenario}". There are: ${Object.keys(scenarios).join(', ')}.`);
  }
  log(`Reading orders from ${ordersFile === undefined ? 'the year that comes with the app' : basename(ordersFile)} …`);
  const seed = await loadSeed(ordersFile).catch((error: unknown) => {
    throw error instanceof SeedError ? new StartError(error.message) : error;
  });
  log(`Orders read: ${formatCount(seed.length)}.`);
  const sandbox = createSandbox({
    seed,
    ...(scenario !== undefined && { scenario }),
    ...(pageSize !== undefined && { pageSize }),
  });
  return loopbackOnly((request) => sandbox.respond(request));
}
