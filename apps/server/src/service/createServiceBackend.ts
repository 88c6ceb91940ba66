import { followDatabaseClock } from '@hub/database';
import { cancelPlanCharge, startPlanCharge } from '@hub/engine/store';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { openDatabase } from './openDatabase.ts';
import type { ServerContext } from '../operations/ServerContext.ts';
import type { ServiceOptions } from '../options/serviceOptions.ts';
import { answersCalls } from '../options/role.ts';
import type { RunningBackend } from '../backends/RunningBackend.ts';
import { createEngineService } from './createEngineService.ts';
import { createStoreServices } from './createStoreServices.ts';
import { createStoreSignIn } from './createStoreSignIn.ts';

/** The engine in production: on a migrated PostgreSQL server, for the platform's stores. Throws StartError. */
export async function createServiceBackend(
  { database: databaseOptions, shopify, ownOrigins, mail }: ServiceOptions,
  context: ServerContext,
): Promise<RunningBackend> {
  const { database, keyRing } = await openDatabase(databaseOptions, { migrations: 'refuse' });
  let stopClock = () => undefined as void;
  try {
    const onError = (error: unknown) => context.log.error('the clock of the database could not be read', error);
    const { now, stop } = await followDatabaseClock(database, { onError });
    stopClock = stop;
    const providers = createProviderStore(keyRing);
    const app = { apiKey: shopify.apiKey, secrets: [shopify.apiSecret], storeOrigin: shopify.storeOrigin } as const;
    const [origin = ''] = ownOrigins;
    const services = createStoreServices({ database, keyRing, providers, app, origin, now, log: context.log.info });
    const service = await createEngineService({
      database,
      keyRing,
      providers,
      context,
      mail,
      publicOrigin: origin === '' ? null : origin,
      signIn: createStoreSignIn(services, app),
      store: { services, app },
      now,
      // The store's own page replaces it.
      confirmationUrl: (ownOrigin, code) => `${ownOrigin}/?code=${code}`,
      cancelCharge: (shopId) => cancelPlanCharge(services, shopId),
      startCharge: (code) => startPlanCharge(services, code, (domain) => billingPage(domain, shopify.apiKey)),
    });
    return {
      ...service,
      backend: answersCalls(context.role) ? service.backend : async () => undefined,
      close: async () => {
        await service.close();
        stop();
        await database.close();
      },
    };
  } catch (error) {
    stopClock();
    await database.close();
    throw error;
  }
}

/** The app's billing tab in a store's admin. */
function billingPage(domain: string, apiKey: string): string {
  return `https://${domain}/admin/apps/${apiKey}/app/settings/billing`;
}
