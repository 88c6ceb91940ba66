import type { ContractCall } from '../http/Backend.ts';
import { createProxyBackend } from '../backends/createProxyBackend.ts';
import type { ServerContext } from '../operations/ServerContext.ts';
import type { ServeOptions } from '../options/options.ts';
import { type RunningBackend, standalone } from '../backends/RunningBackend.ts';

/** The backend that the options select. */
export async function createBackend(
  options: ServeOptions['backend'],
  contract: readonly ContractCall[],
  context: ServerContext,
): Promise<RunningBackend> {
  // Loaded on demand: a server in front of a real backend installs neither the sandbox nor a database.
  switch (options.kind) {
    case 'real':
      return standalone(createProxyBackend(options.origin, contract));
    case 'sandbox': {
      const { createSandboxBackend } = await import('../backends/createSandboxBackend.ts');
      return standalone(await createSandboxBackend(options.sandbox, context.log.info));
    }
    case 'service': {
      const { createServiceBackend } = await import('../service/createServiceBackend.ts');
      return createServiceBackend(options.service, context);
    }
    case 'demo': {
      const { createDemoBackend } = await import('../demo/createDemoBackend.ts');
      return createDemoBackend(options.demo, context);
    }
  }
}
