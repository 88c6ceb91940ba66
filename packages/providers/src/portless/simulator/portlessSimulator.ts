import type { Simulator, SimulatorContext } from '../../simulators/core/Simulator.ts';
import { assumedCalls } from '../../assumed/simulator/assumedCalls.ts';
import { createAssumedSimulator } from '../../assumed/simulator/createAssumedSimulator.ts';
import type { ProviderSimulator } from '../../simulators/core/ProviderSimulator.ts';

export const portlessSimulator: ProviderSimulator = {
  create: createPortlessSimulator,
  demo: { adminApiKey: 'demo-portless-admin', merchantApiKey: 'demo-portless', connectorId: '7001' },
  calls: {
    ...assumedCalls,
    authorize: () =>
      Promise.resolve({
        'x-admin-api-key': 'demo-portless-admin',
        'x-merchant-api-key': 'demo-portless',
        'x-connector-id': '7001',
      }),
    largestPages: [{ what: 'GET /api/v1/orders' }],
  },
};

/** Portless. Its API is not public: headers and orders are assumed. */
function createPortlessSimulator(context: SimulatorContext): Simulator {
  return createAssumedSimulator(context, ({ headers }) =>
    context.accounts.find({
      adminApiKey: headers['x-admin-api-key'] ?? null,
      merchantApiKey: headers['x-merchant-api-key'] ?? null,
      connectorId: headers['x-connector-id'] ?? null,
    }),
  );
}
