export { aReceivedOrder } from './aReceivedOrder.ts';
export { aShop, serveLocations } from './aShop.ts';
export { breakShop } from './breakShop.ts';
export { rethrow } from './rethrow.ts';
export { openTestDatabase } from './openTestDatabase.ts';
export { NoDiskError } from './mountDisk.ts';
export { openTestServer, type TestServer, type TestServerOptions } from './openTestServer.ts';
export { countStatements } from './countStatements.ts';
export { type SimulatedClock, simulateClock } from './simulateClock.ts';
