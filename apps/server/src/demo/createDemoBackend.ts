import type { Backend } from '../http/Backend.ts';
import { createProviderStore } from '../jobs/createProviderStore.ts';
import { loopbackOnly } from '../http/loopbackOnly.ts';
import type { ServerContext } from '../operations/ServerContext.ts';
import type { DemoOptions } from '../options/options.ts';
import { answersCalls, doesJobs } from '../options/role.ts';
import type { RunningBackend } from '../backends/RunningBackend.ts';
import { createEngineService } from '../service/createEngineService.ts';
import { workSampleStock } from './addSampleRouting.ts';
import { createDemoBilling, demoConfirmationUrl } from './demoBilling.ts';
import { createDemoSignIn } from './createDemoSignIn.ts';
import { createStoreSimulator } from './createStoreSimulator.ts';
import { prepareDemoStore } from './prepareDemoStore.ts';
import { openFilledDatabase } from './openFilledDatabase.ts';
import { simulateShipNow } from './simulateShipNow.ts';
import { originsOf, startDemoWarehouses } from './startDemoWarehouses.ts';

/** The engine over its database, with a simulated store and warehouses. Throws StartError. */
export async function createDemoBackend(options: DemoOptions, context: ServerContext): Promise<RunningBackend> {
  const { database, keyRing, shopId } = await openFilledDatabase(options, context.log.info);
  const { log } = context;
  const providers = createProviderStore(keyRing);
  const now = () => new Date();
  const { speed } = options;
  // At speed 0 they are never called.
  const warehouses = await startDemoWarehouses(options.database, speed || 1).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  // On a PostgreSQL server several processes may share the demo, and a store belongs to one of them.
  const demoStore =
    options.database.kind === 'embedded'
      ? prepareDemoStore({
          database,
          keyRing,
          providers,
          shopId,
          directory: options.database.directory,
          port: options.storePort,
          speed,
          log: log.info,
        })
      : null;
  try {
    const service = await createEngineService({
      database,
      keyRing,
      providers,
      context,
      mail: options.mail,
      signIn: createDemoSignIn(database, demoStore),
      ...(demoStore && { store: { services: demoStore.services, app: demoStore.app } }),
      confirmationUrl: demoConfirmationUrl,
      providerOrigins: originsOf(warehouses),
      // Simulators send webhooks to loopback only.
      publicOrigin: options.mail?.appOrigin ?? null,
      speed,
    });
    const billing = createDemoBilling(database);
    const { jobs, onError } = service;
    workSampleStock({ database, jobs, now });
    simulateShipNow({ database, jobs, speed, now });
    const placing = demoStore ? null : createStoreSimulator({ database, shopId, speed, now, onError });
    const answer: Backend = async (request) => (await service.backend(request)) ?? billing(request);
    const stopWork = async () => {
      await Promise.all([placing?.stop(), service.stopWork()]);
      // Running jobs may still write to it.
      await demoStore?.stop();
    };
    return {
      ...service,
      backend: answersCalls(context.role) ? loopbackOnly('demo', answer) : async () => undefined,
      framingStore: () => demoStore?.origin() ?? null,
      begin: async (port) => {
        await service.begin(port);
        demoStore?.begin(port);
        if (doesJobs(context.role)) placing?.begin();
      },
      stopWork,
      close: async () => {
        await stopWork();
        await warehouses.stop();
        await database.close();
      },
    };
  } catch (error) {
    await warehouses.stop();
    await database.close();
    throw error;
  }
}
