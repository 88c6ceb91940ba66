import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hub/api-client/endpoints';
import { serveBuiltApp } from './serveBuiltApp.ts';
import { type BuildManifest, manifestFile } from './BuildManifest.ts';
import { createApp } from './createApp.ts';
import { createBackend } from './createBackend.ts';
import { createIndexPage } from './createIndexPage.ts';
import { listen } from './listen.ts';
import type { Options } from './options.ts';
import { logServerReady } from './logServerReady.ts';
import { StartError } from './StartError.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** Serves the production build and the API on one origin until stopped. */
export async function serve(options: Options): Promise<void> {
  const contract = Object.values(endpoints);
  const isSandbox = options.backend.kind === 'sandbox';
  const indexPage = createIndexPage(await readBuiltPage(options.buildDirectory), {
    isSandbox,
    shopifyApiKey: options.shopifyApiKey,
    manifest: await readManifest(options.buildDirectory),
  });
  const backend = await createBackend(options.backend, contract, console.log);
  const app = createApp({
    backend,
    contract,
    pages: serveBuiltApp(options.buildDirectory, indexPage),
    allowsAppBridge: options.shopifyApiKey !== undefined,
    log: console.log,
  });
  const server = await listen(app, options, console.log);
  stopOnSignal(server, console.log);
  logServerReady(options, server);
}

async function readBuiltPage(directory: string): Promise<string> {
  try {
    return await readFile(join(directory, 'index.html'), 'utf8');
  } catch {
    throw new StartError(
      'The app is not built yet: run `npx -y pnpm@12 run build` first, or `npx -y pnpm@12 start`, which does both.',
    );
  }
}

/** Empty for a build without a manifest. */
async function readManifest(directory: string): Promise<BuildManifest> {
  const file = join(directory, manifestFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuildManifest) : {};
}
