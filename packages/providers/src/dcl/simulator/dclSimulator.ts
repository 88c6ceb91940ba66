import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';
import { createDclSimulator } from './createDclSimulator.ts';

export const dclSimulator: ProviderSimulator = {
  create: createDclSimulator,
  demo: { username: 'demo', password: 'demo-dcl', account_number: '40217' },
  calls: {
    authorize: () => Promise.resolve({ authorization: basicAuthorization('demo', 'demo-dcl') }),
    test: { what: 'GET /api/v1/orders?page_size=1' },
    create: (reference) => ({
      what: 'POST /api/v1/batches',
      body: {
        allow_partial: false,
        orders: [
          {
            order_number: reference,
            account_number: '40217',
            freight_account: '00500',
            shipping_carrier: 'UPS',
            shipping_service: 'GROUND',
            shipping_address: { ...sampleAddress, country_code: 'US' },
            lines: [{ line_number: 1, item_number: 'MUG', quantity: 2 }],
          },
        ],
      },
    }),
    find: (reference) => ({ what: `GET /api/v1/orders?order_numbers=${reference}` }),
    count: (json) => json.orders.length,
    largestPages: [
      { what: 'GET /api/v1/orders?page_size=100&extended_date=true' },
      { what: 'GET /api/v1/orders?modified_from=2026-01-01&page=90' },
    ],
  },
};
