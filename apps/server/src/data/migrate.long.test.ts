import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openServer } from '@hub/database';
import { openTestServer, type TestServer } from '@hub/database/testing';
import { requiredScopes } from '@hub/platform';
import { startStore } from '@hub/platform/simulator';
import { sign } from 'hono/jwt';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { aTempBuild, outcomeOf, startProcess } from '../testing/processFixtures.ts';
import { rawRequest } from '../testing/serverFixtures.ts';

const journal = join(import.meta.dirname, '../../../../packages/database/migrations/meta/_journal.json');
const names = (JSON.parse(readFileSync(journal, 'utf8')) as { entries: { tag: string }[] }).entries.map(
  ({ tag }) => tag,
);

const production = {
  SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SHOPIFY_API_KEY: '0123456789abcdef',
  SHOPIFY_API_SECRET: 'fedcba9876543210',
  APP_ORIGINS: 'https://hub.example.com',
};

let directory: string;
let remove: () => Promise<void>;
let server: TestServer;

beforeAll(async () => {
  ({ directory, remove } = await aTempBuild());
  server = await openTestServer();
});
afterAll(async () => {
  await server?.close();
  await remove();
});

const run = (argv: readonly string[], environment: Record<string, string>) =>
  outcomeOf(argv, { WEB_BUILD: join(directory, 'build'), ...environment });

describe('migrate', () => {
  test('says what it would do, does it, and then has nothing to do', async () => {
    const environment = { DATABASE_URL: await server.newDatabase() };
    const dry = await run(['migrate', '--dry-run'], environment);
    expect([dry.code, dry.stderr]).toEqual([0, '']);
    expect(dry.stdout).toContain(`To be done: ${names.length} migration(s), without --dry-run.`);
    const done = await run(['migrate'], environment);
    expect(done.stdout).toBe(
      [`Done: ${names.length} migration(s).`, ...names.map((name) => `  ${name}`), ''].join('\n'),
    );
    expect((await run(['migrate'], environment)).stdout).toBe('The database is at this version: nothing to do.\n');
  });

  test('when run twice at once, one does it, and the other waits and finds nothing to do', async () => {
    const environment = { DATABASE_URL: await server.newDatabase() };
    const both = await Promise.all([run(['migrate'], environment), run(['migrate'], environment)]);
    expect(both.map(({ code }) => code)).toEqual([0, 0]);
    expect(both.map(({ stdout }) => stdout.split(' ')[0]).toSorted()).toEqual(['Done:', 'The']);
  });

  test(
    'rejects the database of a newer version with a message and leaves it unchanged',
    { tags: 'hazard:update' },
    async () => {
      const url = await server.newDatabase();
      await run(['migrate'], { DATABASE_URL: url });
      const database = await openServer({ url });
      await database.executeSql(
        `INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ('of tomorrow', 1999999999999)`,
      );
      await database.close();
      for (const argv of [['migrate'], ['migrate', '--dry-run'], ['serve']]) {
        const refused = await run(argv, { DATABASE_URL: url, ...production });
        expect(refused.code).toBe(1);
        expect(refused.stderr).toMatch(/^The data is from a newer version of the app \(1 migration[^\n]+\n$/);
        expect(refused.stderr).toContain('The newest one of the data was made on 2033-05-18;');
        expect(refused.stderr).toContain(`that this version knows is ${names.at(-1)}, made on 20`);
      }
    },
  );

  test('prints one line without the password when a server cannot be reached', async () => {
    const refused = await run(['migrate'], { DATABASE_URL: 'postgres://hub:hunter2@127.0.0.1:1/hub' });
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(/^(?!.*hunter2).*DATABASE_URL cannot be reached[^\n]+\n$/);
  });
});

describe('production', () => {
  test('refuses to start before the migrations are done, and runs none of them', async () => {
    const environment = { DATABASE_URL: await server.newDatabase(), ...production };
    const refused = await run(['serve'], environment);
    expect(refused.code).toBe(1);
    expect(refused.stderr).toMatch(
      new RegExp(
        `^The database of DATABASE_URL is not at this version: ${names.length} migration[^\\n]+migrate[^\\n]+\\n$`,
      ),
    );
    expect((await run(['migrate', '--dry-run'], environment)).stdout).toContain(`To be done: ${names.length} `);
  });

  test('starts once migrated, answers for its own host, and signs in only with the platform’s signature', async () => {
    const shop = 'gifts.myshopify.com';
    const store = await startStore({
      domain: shop,
      app: {
        apiKey: production.SHOPIFY_API_KEY,
        apiSecret: production.SHOPIFY_API_SECRET,
        url: 'http://127.0.0.1:9/app',
        handle: 'hub',
        title: 'Fulfillment Hub',
        scopes: requiredScopes,
      },
    });
    onTestFinished(() => store.stop());
    const databaseUrl = await server.newDatabase();
    const environment = { DATABASE_URL: databaseUrl, ...production, SHOPIFY_STORE_ORIGIN: store.origin };
    await run(['migrate'], environment);
    const started = startProcess(directory, ['serve'], environment);
    onTestFinished(started.kill);
    await started.waitForOutput('Serving on');
    const port = Number(/127\.0\.0\.1:(\d+),/.exec(started.output.stdout)?.[1]);
    await expect.poll(async () => (await rawRequest(port, '/readyz')).status).toBe(200);
    expect((await rawRequest(port, '/app/dashboard')).status).toBe(421);

    const now = Math.floor(Date.now() / 1_000);
    const claims = {
      iss: `https://${shop}/admin`,
      dest: `https://${shop}`,
      aud: production.SHOPIFY_API_KEY,
      sub: '7',
      exp: now + 60,
      nbf: now,
    };
    const signIn = async (changes: Record<string, unknown> = {}, secret: string = production.SHOPIFY_API_SECRET) =>
      signInWith(await sign({ ...claims, ...changes }, secret, 'HS256'));
    const signInWith = async (sessionToken: string) => {
      const authorization = `Bearer ${sessionToken}`;
      const headers = { host: 'hub.example.com', authorization };
      return (await rawRequest(port, `/shopInfo?shop=${shop}`, { headers })).status;
    };
    expect(await signIn({}, 'another secret of 32 characters!')).toBe(401);
    expect(await signIn({ aud: 'another app' })).toBe(401);
    const other = { iss: 'https://other.myshopify.com/admin', dest: 'https://other.myshopify.com' };
    expect(await signIn(other)).toBe(401);
    expect(await signIn({ iss: other.iss })).toBe(401);
    expect(await signIn({ exp: now - 60 })).toBe(401);
    expect(await signIn({ nbf: now + 60 })).toBe(401);
    const reply = await rawRequest(port, `/shopInfo?shop=${shop}`, { headers: { host: 'hub.example.com' } });
    expect([reply.status, reply.headers.authorization]).toEqual([401, undefined]);
    // The signature is right, but the app is not installed, so the store gives no token.
    expect(await signIn()).toBe(401);
    store.controls.installApp();
    expect(await signInWith(store.controls.sessionToken())).toBe(200);
    started.process.kill('SIGTERM');
    expect(await started.exited).toBe(0);
  });
});
