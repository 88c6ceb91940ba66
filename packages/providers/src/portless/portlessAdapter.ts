import { createAssumedAdapter, headersOf, unpublishedAddress } from '../assumed/createAssumedAdapter.ts';

export const portlessAdapter = createAssumedAdapter({
  provider: 'Portless',
  providerName: 'Portless',
  baseUrl: () => unpublishedAddress('Portless'),
  authorization: (account) =>
    headersOf(account, {
      'x-admin-api-key': 'adminApiKey',
      'x-merchant-api-key': 'merchantApiKey',
      'x-connector-id': 'connectorId',
    }),
});
