import { basicAuthorization } from '../../simulators/core/basicCredentials.ts';
import { type ProviderSimulator, sampleAddress } from '../../simulators/core/ProviderSimulator.ts';
import { callSimulator } from '../../simulators/core/callSimulator.ts';
import { createExtensivSimulator } from './createExtensivSimulator.ts';

export const extensivSimulator: ProviderSimulator = {
  create: createExtensivSimulator,
  demo: { customer_id: '318', user_login: 'demo', client_id: 'demo-client', client_secret: 'demo-carter' },
  calls: {
    async authorize(origin) {
      const { json } = await callSimulator(origin, 'POST /AuthServer/api/Token', {
        headers: { authorization: basicAuthorization('demo-client', 'demo-carter') },
        body: { grant_type: 'client_credentials', user_login: 'demo' },
      });
      return { authorization: `Bearer ${json.access_token}`, accept: 'application/hal+json' };
    },
    test: { what: 'GET /customers/318' },
    create: (reference) => ({
      what: 'POST /orders',
      body: {
        customerIdentifier: { id: 318 },
        facilityIdentifier: { id: 3 },
        referenceNum: reference,
        shipTo: sampleAddress,
        orderItems: [{ itemIdentifier: { sku: 'MUG' }, qty: 2 }],
      },
    }),
    find: (reference) => ({ what: `GET /orders?rql=referenceNum==${reference}` }),
    count: (json) => json.totalResults,
    largestPages: [
      { what: 'GET /orders?pgsiz=1000&detail=OrderItems,Packages' },
      { what: 'GET /orders?rql=readOnly.isClosed==false;referenceNum==A*' },
    ],
  },
};
