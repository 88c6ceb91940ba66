import { assumedOrder } from '../../assumed/simulator/assumedCalls.ts';
import { createCapacitySimulator } from './createCapacitySimulator.ts';
import type { ProviderSimulator } from '../../simulators/core/ProviderSimulator.ts';

const capacityKey = { key: 'demo-capacity-key', client_code: 'DEMO' };

export const capacitySimulator: ProviderSimulator = {
  create: createCapacitySimulator,
  demo: {
    api_key: 'demo-capacity-key',
    client_code: 'DEMO',
    client_id: 'demo-client',
    client_secret: 'demo-capacity',
    host: 'capacity.example.com',
  },
  calls: {
    async authorize(origin) {
      const form = { grant_type: 'client_credentials', client_id: 'demo-client', client_secret: 'demo-capacity' };
      const reply = await fetch(`${origin}/token`, { method: 'POST', body: new URLSearchParams(form) });
      const json: { access_token?: string } = JSON.parse(await reply.text());
      return { authorization: `Bearer ${json.access_token}` };
    },
    test: { what: 'POST /api/inventory', body: capacityKey },
    create: (reference) => ({ what: 'POST /api/order/create', body: { ...capacityKey, ...assumedOrder(reference) } }),
    find: (reference) => ({ what: 'POST /api/order/status', body: { ...capacityKey, reference } }),
    count: (json) => json.orders.length,
    largestPages: [
      { what: 'POST /api/order/track', body: { ...capacityKey, batch_num: 90, batch_date: '2026-01-31' } },
    ],
  },
};
