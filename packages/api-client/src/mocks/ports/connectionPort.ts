import {
  type AccountConnection,
  decideChoicesSave,
  type EnabledAccount,
  enabledAccounts,
  missingChoices,
  type SavedChoices,
} from '@hub/domain/integrations';
import { afterTestOrder } from '@hub/domain/onboarding';
import { countedByProvider } from '@hub/domain/routing';
import { unsavedVersion } from '@hub/domain/shared';
import type { ConnectionPort, ProviderCallsPort } from '../../connections/connectionHandlers.ts';
import { type SandboxCall, savedBy } from '../http/SandboxCall.ts';
import { sampleChoices } from '../sampleChoices.ts';
import type { SandboxShop } from '../shop/SandboxShop.ts';
import { sampleTestOrder, testCredentials } from '../testCredentials.ts';

export function connectionPort({ shop, now }: SandboxCall): ConnectionPort & ProviderCallsPort {
  const accountsOf = (providerId: string) =>
    enabledAccounts(shop.providers).filter(({ provider }) => provider.thirdPartyId === providerId);
  return {
    listConnections: () => enabledAccounts(shop.providers).map((account) => connectionOf(shop, account, now)),
    listChoices: (providerId) =>
      accountsOf(providerId).map((account) => ({
        saved: savedChoicesOf(shop, account),
        accountName: account.accountName,
        ...sampleChoices(account),
      })),
    sendTestOrder: ({ provider, account }) => {
      const outcome = sampleTestOrder(
        provider,
        accountsOf(provider).find((each) => each.account === account),
      );
      shop.onboarding = afterTestOrder(shop.onboarding, outcome, now.toISOString());
      return outcome;
    },
    saveProviderChoices: ({ providerId, account: name, baseVersion, values }) => {
      const account = accountsOf(providerId).find((each) => each.account === name);
      if (account === undefined) return 'unknown';
      const current = savedChoicesOf(shop, account);
      const decision = decideChoicesSave(account.provider, current, values, baseVersion, savedBy(shop, now));
      if (decision.type === 'saved') shop.choices.set(keyOf(account), decision.saved);
      return decision;
    },
  };
}

function savedChoicesOf(shop: SandboxShop, { provider, account }: EnabledAccount): SavedChoices {
  const key = keyOf({ provider, account });
  return shop.choices.get(key) ?? { ...unsavedVersion, providerId: provider.thirdPartyId, account, values: {} };
}

function keyOf({ provider, account }: Pick<EnabledAccount, 'provider' | 'account'>): string {
  return `${provider.thirdPartyId} ${account}`;
}

/** Credentials that a test rejects have been rejected for 48 minutes, with nothing sent since. */
function connectionOf(shop: SandboxShop, account: EnabledAccount, now: Date): AccountConnection {
  const minutesAgo = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
  const test = testCredentials(account.credentials);
  const { values } = savedChoicesOf(shop, account);
  const takesStock = countedByProvider(shop.routing.locations, account.provider.thirdPartyId).size > 0;
  return {
    providerId: account.provider.thirdPartyId,
    account: account.account,
    accountName: account.accountName,
    lastSuccessAt: minutesAgo(test.isConnected ? 2 : 50),
    lastFailureAt: test.isConnected ? null : minutesAgo(3),
    failureKind: test.isConnected ? null : test.reason === 'refused' ? 'credentialsRefused' : 'unreachable',
    failureWords: test.isConnected ? null : test.message,
    failingSince: test.isConnected ? null : minutesAgo(48),
    failuresInRow: test.isConnected ? 0 : 14,
    pausedAt: test.isConnected ? null : minutesAgo(48),
    lastOrderAt: minutesAgo(test.isConnected ? 5 : 50),
    waitingOrders: test.isConnected ? 0 : 14,
    // No webhook reaches an in-memory server.
    hasWebhooks: false,
    stock: takesStock
      ? { readAt: minutesAgo(test.isConnected ? 12 : 55), failingSince: null, failureWords: null }
      : null,
    missingChoices: missingChoices(account.provider, values).map(({ name }) => name),
  };
}
