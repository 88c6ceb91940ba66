import type { Server } from 'node:http';
import { endpoints } from '@hub/api-client/endpoints';
import { createSandbox, smallSeed } from '@hub/api-client/mocks';
import { contractSuite } from '@hub/api-client/mocks/contract';
import { afterAll, describe } from 'vitest';
import { createApp } from './createApp.ts';
import { listen } from '../http/listen.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { closeServer, idleOperations, portOf } from '../testing/serverFixtures.ts';

describe('the contract, over HTTP', () => {
  let server: Server;
  afterAll(() => closeServer(server));

  contractSuite(async () => {
    const sandbox = createSandbox({ seed: smallSeed });
    const app = createApp({
      backend: (request) => sandbox.respond(request),
      contract: Object.values(endpoints),
      pages: (_context, next) => next(),
      allowsAppBridge: false,
      log: createLineLog(() => undefined),
      operations: idleOperations(),
    });
    server = await listen(app, { port: 0, hostname: '127.0.0.1' });
    return { origin: `http://127.0.0.1:${portOf(server)}`, fetch };
  });
});
