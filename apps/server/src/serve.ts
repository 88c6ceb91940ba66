import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { endpoints } from '@hub/api-client/endpoints';
import { builtPages } from './builtPages.ts';
import { type BuiltParts, manifestFile } from './BuiltParts.ts';
import { createApp } from './createApp.ts';
import { createBackend } from './createBackend.ts';
import { createIndexPage } from './createIndexPage.ts';
import { listen } from './listen.ts';
import type { Options } from './options.ts';
import { sayReady } from './sayReady.ts';
import { StartError } from './StartError.ts';
import { stopOnSignal } from './stopOnSignal.ts';

/** Serves the production build and the API on one origin until it is told to stop. */
export async function serve(options: Options): Promise<void> {
  const contract = Object.values(endpoints);
  const isSandbox = options.backend.kind === 'sandbox';
  const indexPage = createIndexPage(await readBuiltPage(options.buildDirectory), {
    isSandbox,
    shopifyApiKey: options.shopifyApiKey,
    parts: await readParts(options.buildDirectory),
  });
  const backend = await createBackend(options.backend, contract, console.log);
  const app = createApp({
    backend,
    contract,
    pages: builtPages(options.buildDirectory, indexPage),
    allowsAppBridge: options.shopifyApiKey !== undefined,
    log: console.log,
  });
  const server = await listen(app, options, console.log);
  stopOnSignal(server, console.log);
  sayReady(options, server);
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

/** None where the app was built without a manifest. */
async function readParts(directory: string): Promise<BuiltParts> {
  const file = join(directory, manifestFile);
  return existsSync(file) ? (JSON.parse(await readFile(file, 'utf8')) as BuiltParts) : {};
}
