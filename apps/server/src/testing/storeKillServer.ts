/** The server of storeAfterKill.long.test.ts: `node storeKillServer.ts DIRECTORY PORT ROLE STORE SHIPBOB`. */
import type { Role } from '../options/role.ts';
import { serveStoreApp } from './serveStoreApp.ts';

const [directory = '', port = '', role = '', store = '', shipbob = ''] = process.argv.slice(2);
await serveStoreApp({
  database: { kind: 'embedded', directory, secretsKey: undefined },
  port: Number(port),
  role: role as Role,
  storeOrigin: () => store,
  providerOrigins: { shipbob },
  speed: 2_000,
  takeOver: { heartbeatSeconds: 10, claimMs: 30_000 },
});
process.stdout.write('ready\n');
