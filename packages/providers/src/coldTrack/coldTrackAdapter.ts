import { createAssumedAdapter, headersOf, unpublishedAddress } from '../assumed/createAssumedAdapter.ts';

export const coldTrackAdapter = createAssumedAdapter({
  provider: 'cold_track',
  providerName: 'Cold Track',
  baseUrl: () => unpublishedAddress('Cold Track'),
  authorization: (account) =>
    headersOf(account, {
      'x-api-key': 'api_key',
      'x-application-name': 'application_name',
      'x-client-id': 'client_id',
    }),
});
