import type { Simulator, SimulatorContext } from '../../simulators/core/Simulator.ts';
import { assumedCalls } from '../../assumed/simulator/assumedCalls.ts';
import { createAssumedSimulator } from '../../assumed/simulator/createAssumedSimulator.ts';
import type { ProviderSimulator } from '../../simulators/core/ProviderSimulator.ts';

export const coldTrackSimulator: ProviderSimulator = {
  create: createColdTrackSimulator,
  demo: { api_key: 'demo-cold-track', application_name: 'Order hub', client_id: 'DEMO' },
  calls: {
    ...assumedCalls,
    authorize: () =>
      Promise.resolve({ 'x-api-key': 'demo-cold-track', 'x-application-name': 'Order hub', 'x-client-id': 'DEMO' }),
    largestPages: [{ what: 'GET /api/v1/orders' }],
  },
};

/** Cold Track. Its API is not public: headers and orders are assumed. */
function createColdTrackSimulator(context: SimulatorContext): Simulator {
  return createAssumedSimulator(context, ({ headers }) =>
    context.accounts.find({
      api_key: headers['x-api-key'] ?? null,
      application_name: headers['x-application-name'] ?? null,
      client_id: headers['x-client-id'] ?? null,
    }),
  );
}
