import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { adminEndpoints } from '@hub/api-client/admin';
import { endpoints } from '@hub/api-client/endpoints';
import type { DemoFacts } from '@hub/domain/shared';
import type { MiddlewareHandler } from 'hono';
import type { AppEnv } from '../http/AppEnv.ts';
import { serveBuiltApp } from '../pages/serveBuiltApp.ts';
import { manifestFile } from '../pages/BuildManifest.ts';
import { createApp } from './createApp.ts';
import { createBackend } from './createBackend.ts';
import { createIndexPage } from '../pages/createIndexPage.ts';
import { listenWith } from './listenWith.ts';
import { refuseTakenPort } from '../http/listen.ts';
import { createJsonLog } from '../operations/createJsonLog.ts';
import { createLineLog } from '../operations/createLineLog.ts';
import { createLateness } from '../operations/createLateness.ts';
import { createMetrics } from '../operations/createMetrics.ts';
import type { ServerLog } from '../operations/ServerLog.ts';
import type { DemoOptions, ServeOptions } from '../options/options.ts';
import { readAppScript, readManifest } from '../pages/readManifest.ts';
import { answersCalls } from '../options/role.ts';
import { storeWebhookPath } from '../service/storeWebhookPath.ts';
import { StartError } from '../options/StartError.ts';

/** Serves the production build and the API on one origin until stopped. */
export async function serve(options: ServeOptions): Promise<void> {
  const hasAdmin = options.adminTokenHash !== undefined;
  const contract = [...Object.values(endpoints), ...(hasAdmin ? Object.values(adminEndpoints) : [])];
  const { backend } = options;
  const hasManifest = existsSync(join(options.buildDirectory, manifestFile));
  const framingStore = () => running.framingStore?.() ?? null;
  const appScript = await readAppScript(options.buildDirectory);
  const createPage = async () =>
    createIndexPage(await readBuiltPage(options.buildDirectory), {
      isSandbox: backend.kind === 'sandbox',
      demo: backend.kind === 'demo' ? demoFacts(backend.demo) : undefined,
      shopifyApiKey: options.shopifyApiKey,
      framingStore,
      appScript,
      manifest: hasManifest ? await readManifest(options.buildDirectory) : {},
    });
  // A worker only answers health probes.
  const pages: MiddlewareHandler<AppEnv> = answersCalls(options.role)
    ? serveBuiltApp(options.buildDirectory, await createPage())
    : (_c, next) => next();
  const wholeLog = options.logFormat === 'json' ? createJsonLog(options.role) : createLineLog(console.log);
  const log = backend.kind === 'demo' ? withoutTakenWebhooks(wholeLog) : wholeLog;
  const metrics = createMetrics();
  const lateness = createLateness();
  // The first start imports a year of orders, which takes longer than reading one line of advice.
  if (backend.kind === 'demo') await refuseTakenPort(options.port, options.hostname);
  const running = await createBackend(backend, contract, {
    role: options.role,
    log,
    metrics,
    lateness,
    adminTokenHash: options.adminTokenHash,
    historyMonths: options.historyMonths,
  });
  let isStopping = false;
  const app = createApp({
    backend: running.backend,
    admin: answersCalls(options.role) ? running.admin : undefined,
    contract: answersCalls(options.role) ? contract : [],
    pages,
    allowsAppBridge: options.shopifyApiKey !== undefined,
    framingStore: backend.kind === 'demo' ? framingStore : undefined,
    ownOrigins: ownOriginsOf(backend),
    appScript,
    storybookDirectory: answersCalls(options.role) ? options.storybookDirectory : undefined,
    log,
    operations: {
      checkReadiness: running.checkReadiness,
      isStopping: () => isStopping,
      metrics,
      lateness,
      metricsToken: options.metricsToken,
    },
  });
  const onSignal = () => {
    isStopping = true;
  };
  await listenWith(app, { running, options, log, onSignal });
}

/** The demo's own store sends some ten webhooks per order; only rejected ones are logged. */
function withoutTakenWebhooks(log: ServerLog): ServerLog {
  return {
    ...log,
    request: (entry) => {
      if (entry.path !== storeWebhookPath || entry.status !== 200) log.request(entry);
    },
  };
}

function ownOriginsOf(backend: ServeOptions['backend']): readonly string[] {
  if (backend.kind === 'real') return backend.ownOrigins;
  return backend.kind === 'service' ? backend.service.ownOrigins : [];
}

function demoFacts({ database }: DemoOptions): DemoFacts {
  return { dataDirectory: database.kind === 'embedded' ? database.directory : null };
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
