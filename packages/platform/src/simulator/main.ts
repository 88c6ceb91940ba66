/**
 * Runs a simulated store as a program: `node main.ts --app http://127.0.0.1:3000/ --orders year.csv.gz`. Prints its
 * address; when forked, sends it to the parent. Stops on SIGINT, SIGTERM, or when its parent stops.
 */
import { parseArgs } from 'node:util';
import { readSeedOrders } from './readSeedOrders.ts';
import { readStoreState } from './stateFile.ts';
import { startStore } from './startStore.ts';

const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '4200' },
    app: { type: 'string', default: 'http://127.0.0.1:3000/' },
    key: { type: 'string', default: 'store-simulator-key' },
    secret: { type: 'string', default: 'store-simulator-secret' },
    handle: { type: 'string', default: 'fulfillment-hub' },
    scopes: { type: 'string', default: 'read_all_orders,write_orders,write_order_edits,read_locations,read_products' },
    privacy: { type: 'string' },
    domain: { type: 'string', default: 'sample.myshopify.com' },
    orders: { type: 'string' },
    state: { type: 'string' },
    speed: { type: 'string', default: '0' },
    installed: { type: 'boolean', default: false },
  },
});
const port = Number(values.port);
const speed = Number(values.speed);
if (!Number.isInteger(port) || port < 0 || port > 65_535) fail('--port is a number from 0 to 65535.');
if (!(speed >= 0)) fail('--speed is a number from 0.');

const parent = process.ppid;
const state = values.state === undefined ? null : await readStoreState(values.state);
const store = await startStore({
  port,
  speed,
  domain: values.domain,
  isInstalled: values.installed,
  app: {
    apiKey: values.key,
    apiSecret: values.secret,
    url: values.app,
    handle: values.handle,
    title: 'Fulfillment Hub',
    scopes: values.scopes.split(','),
    ...(values.privacy !== undefined && { privacyUrl: values.privacy }),
  },
  ...(values.orders !== undefined && {
    orders: readSeedOrders(values.orders, { newestAt: state?.openedAt ?? Date.now() }),
  }),
  ...(values.state !== undefined && { stateFile: values.state }),
});
process.stdout.write(`The simulated store listens on ${store.origin}.\nOpen the app: ${store.appUrl}\n`);
process.send?.({ origin: store.origin, appUrl: store.appUrl });

let isStopping = false;
const stop = () => {
  if (isStopping) return;
  isStopping = true;
  void store.stop().then(() => process.exit(0));
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
process.once('disconnect', stop);
setInterval(() => {
  if (process.ppid !== parent) stop();
}, 1_000).unref();

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}
