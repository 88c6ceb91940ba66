import { type SeedOrder, smallSeed, sampleChoices, sampleTestOrder, testCredentials } from '@hub/api-client/mocks';
import type { Database } from '@hub/database';
import { type KeyRing, parseKeyRing } from '@hub/database/providers';
import { findShopId } from '@hub/database/shops';
import type { ProviderRecord } from '@hub/domain/integrations';
import { type ProviderStore, readAccounts } from '@hub/engine/providers';
import type { Backend } from '../http/Backend.ts';
import { createDemoBilling, demoConfirmationUrl } from '../demo/demoBilling.ts';
import { createSampleShop } from '../demo/createSampleShop.ts';
import { createMailLinks } from '../mail/createMailLinks.ts';
import { createEngineBackend } from '../api/createEngineBackend.ts';
import { createImportRunner } from '../api/ImportRunner.ts';
import { createShopChanges } from '../api/ShopChanges.ts';
import { createTokens } from '../api/tokens.ts';
import { type AccountCalls, ChoicesNotListedError } from '../jobs/AccountCalls.ts';

/** Accounts without a 3PL. The text of their credentials decides whether a connection test passes. */
const sampleAccountCalls: AccountCalls = {
  test: async ({ credentials }) => testCredentials(credentials),
  async readChoices(account) {
    const { choices, problem } = sampleChoices(account);
    if (problem !== null) throw new ChoicesNotListedError(problem);
    return choices;
  },
};

/** The engine with its calls, in the test's process. */
export interface EngineFixture {
  readonly backend: Backend;
  readonly fetch: typeof fetch;
  /** Encrypts data from the store. */
  readonly keyRing: KeyRing;
  /** A shop with the sample's staff, locations and orders. */
  createShop(domain: string): Promise<number>;
  close(): Promise<void>;
}

export interface EngineFixtureOptions {
  /** Keys that sign tokens. */
  keys?: readonly [string, ...string[]];
  /** Settings of 3PLs; in memory by default. */
  providers?: ProviderStore;
  /** Orders of a new shop; the small seed by default. */
  seed?: readonly SeedOrder[];
  now?: () => Date;
}

/** Creates the calls on a database. Shop info is for staff "1", or the member in `user_id`. */
export async function createEngineFixture(
  database: Database,
  {
    keys = ['a key of this test'],
    providers = createMemoryProviders(),
    seed = smallSeed,
    now = () => new Date(),
  }: EngineFixtureOptions = {},
): Promise<EngineFixture> {
  const keyRing = parseKeyRing(`test:${Buffer.alloc(32, 7).toString('base64')}`);
  const changes = await createShopChanges(database);
  // A suite may close its database during an import.
  const imports = createImportRunner(database, () => undefined);
  const backend = createEngineBackend({
    database,
    tokens: createTokens(keys, now),
    changes,
    imports,
    now,
    services: {
      mailLinks: createMailLinks({ sendsMail: false, appOrigin: () => 'http://localhost', keys }),
      providers,
      accountCalls: sampleAccountCalls,
      sendTestOrder: async (shopId, { provider, account }) =>
        sampleTestOrder(
          provider,
          (await database.inShop(shopId, (transaction) => readAccounts(transaction, providers))).find(
            (each) => each.provider.thirdPartyId === provider && each.account === account,
          ),
        ),
      stores: { scopes: [], keyRing },
      confirmationUrl: demoConfirmationUrl,
    },
    signIn: async ({ domain, userId }) => ({
      shopId: (await findShopId(database, domain)) ?? -1,
      staffId: userId ?? '1',
    }),
  });
  const billing = createDemoBilling(database);
  return {
    backend,
    keyRing,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      return (await backend(request)) ?? (await billing(request)) ?? new Response(null, { status: 404 });
    },
    createShop: (domain) => createSampleShop(database, { domain, seed, providers, now: now() }),
    close: async () => {
      await imports.stop();
      await changes.close();
    },
  };
}

/** Settings without encryption, which the database package tests. */
function createMemoryProviders(): ProviderStore {
  const byShop = new Map<number, Map<string, ProviderRecord>>();
  return {
    readAll: async ({ shopId }) => new Map(byShop.get(shopId)),
    save: async ({ shopId }, name, record) => {
      byShop.set(shopId, new Map(byShop.get(shopId)).set(name, record));
    },
  };
}
