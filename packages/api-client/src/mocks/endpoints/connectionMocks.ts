import { message } from '@hub/domain/messages';
import {
  type AccountConnection,
  decideChoicesSave,
  type EnabledAccount,
  enabledAccounts,
  missingChoices,
  type SavedChoices,
} from '@hub/domain/integrations';
import { countedByProvider } from '@hub/domain/routing';
import { unsavedVersion } from '@hub/domain/shared';
import type { connectionEndpoints } from '../../connections/connectionEndpoints.ts';
import { toWireAccountChoices, toWireSavedChoices } from '../../connections/wireChoices.ts';
import { toWireAccountConnection } from '../../connections/wireConnections.ts';
import { RequestError } from '../../server/RequestError.ts';
import { saveReply } from '../../http/saveReply.ts';
import type { Mocks } from '../http/Mock.ts';
import { sampleChoices } from '../sampleChoices.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { testCredentials } from '../testCredentials.ts';

export const connectionMocks = {
  getConnections: ({ shop, now }) => ({
    accounts: enabledAccounts(shop.providers).map((account) =>
      toWireAccountConnection(connectionOf(shop, account, now)),
    ),
  }),
  getProviderChoices: ({ shop, params }) => ({
    accounts: accountsOf(shop, params.provider_id).map((account) =>
      toWireAccountChoices({ saved: savedChoicesOf(shop, account), ...sampleChoices(account) }),
    ),
  }),
  saveProviderChoices: ({ shop, params, body, now }) => {
    const account = accountsOf(shop, params.provider_id).find((each) => each.account === body.account);
    if (account === undefined) throw new RequestError(404, message('calls.unknownProvider'));
    const current = savedChoicesOf(shop, account);
    const by = { savedAt: now.toISOString(), savedBy: shop.userName };
    const decision = decideChoicesSave(account.provider, current, body.values, Number(body.base_version), by);
    if (decision.type === 'saved') shop.choices.set(keyOf(account), decision.saved);
    return saveReply(decision, toWireSavedChoices, (saved) => ({ saved }));
  },
} satisfies Mocks<typeof connectionEndpoints>;

function accountsOf(shop: SandboxShop, providerId: string): readonly EnabledAccount[] {
  const accounts = enabledAccounts(shop.providers).filter(({ provider }) => provider.thirdPartyId === providerId);
  if (accounts.length === 0) throw new RequestError(404, message('calls.unknownProvider'));
  return accounts;
}

function savedChoicesOf(shop: SandboxShop, { provider, account }: EnabledAccount): SavedChoices {
  const key = keyOf({ provider, account });
  return shop.choices.get(key) ?? { ...unsavedVersion, providerId: provider.thirdPartyId, account, values: {} };
}

function keyOf({ provider, account }: Pick<EnabledAccount, 'provider' | 'account'>): string {
  return `${provider.thirdPartyId} ${account}`;
}

/** Credentials that a test refuses have been refused for 48 minutes, and nobody has sent anything since. */
function connectionOf(shop: SandboxShop, account: EnabledAccount, now: Date): AccountConnection {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const test = testCredentials(account.credentials);
  const { values } = savedChoicesOf(shop, account);
  const takesStock = countedByProvider(shop.routing.locations, account.provider.thirdPartyId).size > 0;
  return {
    providerId: account.provider.thirdPartyId,
    account: account.account,
    lastSuccessAt: minutesAgo(test.isConnected ? 2 : 50),
    lastFailureAt: test.isConnected ? null : minutesAgo(3),
    failureKind: test.isConnected ? null : test.reason === 'refused' ? 'credentialsRefused' : 'unreachable',
    failureWords: test.isConnected ? null : test.message,
    failingSince: test.isConnected ? null : minutesAgo(48),
    failuresInRow: test.isConnected ? 0 : 14,
    pausedAt: test.isConnected ? null : minutesAgo(48),
    lastOrderAt: minutesAgo(test.isConnected ? 5 : 50),
    waitingOrders: test.isConnected ? 0 : 14,
    // Nobody reaches a server in memory.
    hasWebhooks: false,
    stock: takesStock
      ? { readAt: minutesAgo(test.isConnected ? 12 : 55), failingSince: null, failureWords: null }
      : null,
    missingChoices: missingChoices(account.provider, values).map(({ name }) => name),
  };
}
