import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse } from 'yaml';
import { adminEndpoints } from '../../packages/api-client/src/admin/adminEndpoints.ts';
import { parseOptions } from '../../apps/server/src/options/options.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const dockerfile = read('Dockerfile').replaceAll('\\\n', ' ');
const instructions = (name: string) =>
  dockerfile.split('\n').flatMap((line) => (line.startsWith(`${name} `) ? [line.slice(name.length + 1).trim()] : []));
/** Environment variables that the program reads. */
const known = [...read('apps/server/src/options/environment.ts').matchAll(/^ \* \| `(\w+)`/gm)].map(([, name]) => name);

interface Service {
  environment?: Record<string, string>;
  command?: string[];
  ports?: string[];
  stop_grace_period?: string;
}
const compose = parse(read('compose.yaml'), { merge: true }) as { services: Record<string, Service> };
const serviceNames = ['web', 'worker', 'migrate'];
/** Example values for what an operator fills in. */
const values: Readonly<Record<string, string>> = {
  POSTGRES_PASSWORD: 'secret',
  SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SHOPIFY_API_KEY: '0123456789abcdef',
  SHOPIFY_API_SECRET: 'fedcba9876543210',
  APP_ORIGINS: 'https://hub.example.com',
  METRICS_TOKEN: 'a-token-of-metrics',
  ADMIN_TOKEN: 'a-token-of-24-characters-or-more',
};

function environmentOf(name: string): Record<string, string> {
  const fill = (text: string) => text.replace(/\$\{(\w+):\?\}/g, (_, variable: string) => values[variable] ?? '');
  return Object.fromEntries(
    Object.entries(compose.services[name]?.environment ?? {}).map(([key, value]) => [key, fill(String(value))]),
  );
}

describe('the image', () => {
  test('copies what exists, and the source and manifest of every package that the server needs', () => {
    for (const copy of instructions('COPY').filter((line) => !line.startsWith('--from')))
      for (const source of copy.split(/\s+/).slice(0, -1))
        expect([source, existsSync(join(root, source))]).toEqual([source, true]);
    const needed = packagesOf('apps/server', new Set());
    expect(needed.size).toBeGreaterThan(5);
    for (const folder of needed) {
      expect(dockerfile).toContain(`COPY ${folder}/package.json ${folder}/`);
      expect(dockerfile).toContain(`COPY ${folder}/src ${folder}/src`);
    }
    expect(dockerfile).toContain('COPY packages/database/migrations packages/database/migrations');
  });

  test('runs as another user than root, on the port that it shows, in production', () => {
    expect(instructions('USER')).toEqual(['node']);
    expect(dockerfile.indexOf('\nUSER ')).toBeLessThan(dockerfile.indexOf('\nCMD '));
    const [environment = ''] = instructions('ENV');
    const port = /PORT=(\d+)/.exec(environment)?.[1];
    expect(instructions('EXPOSE')).toEqual([port]);
    expect(environment).toContain('NODE_ENV=production');
    for (const [, name] of environment.matchAll(/(\w+)=/g)) expect([...known, 'NODE_ENV']).toContain(name);
    expect(instructions('HEALTHCHECK')[0]).toContain('/healthz');
  });

  test('its command and the one in its first lines exist in the program', () => {
    const [command = '[]'] = instructions('CMD');
    const [, script, name] = JSON.parse(command) as string[];
    expect([existsSync(join(root, script ?? '')), name]).toEqual([true, 'serve']);
  });

  test.each([
    [200, 0],
    [503, 1],
    [null, 1],
  ])('its health check ends with the code for a server that answers %s', async (status, code) => {
    const server = createServer((_request, response) => response.writeHead(status ?? 200).end());
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const { port } = server.address() as AddressInfo;
    onTestFinished(() => void server.close());
    if (status === null) await new Promise((resolve) => server.close(resolve));
    const [, command = '[]'] = /CMD (\[.+\])$/.exec(instructions('HEALTHCHECK')[0] ?? '') ?? [];
    const [, ...args] = JSON.parse(command) as string[];
    const child = spawn(process.execPath, args, { env: { PORT: String(port) }, stdio: 'ignore' });
    expect(await once(child, 'exit')).toEqual([code, null]);
  });

  test('names no host of a registry', () => {
    for (const from of instructions('FROM')) expect(from.split(' ')[0]).not.toMatch(/[.][a-z]+\/|:\/\//);
  });

  test('secrets and unneeded files stay out of the build', () => {
    const ignored = read('.dockerignore').split('\n');
    for (const entry of ['.git', '**/node_modules', '.data', '.env*']) expect(ignored).toContain(entry);
    // The build needs these folders.
    for (const entry of ['docs', 'tools', '.storybook']) expect(ignored).not.toContain(entry);
  });
});

describe('compose.yaml', () => {
  test.each(serviceNames)('every variable of %s is one of the program', (name) => {
    const names = Object.keys(environmentOf(name));
    expect(names.length).toBeGreaterThan(5);
    for (const variable of names) expect(known).toContain(variable);
  });

  test.each(['web', 'worker'])('%s starts in production with its variables', (role) => {
    const environment = { NODE_ENV: 'production', ...environmentOf(role) };
    expect(parseOptions(['serve'], environment)).toMatchObject({
      role,
      logFormat: 'json',
      backend: { kind: 'service' },
    });
  });

  test('migrate is done once, with its command, before the others start', () => {
    const [, script, ...argv] = compose.services.migrate?.command ?? [];
    expect(existsSync(join(root, script ?? ''))).toBe(true);
    expect(parseOptions(argv, environmentOf('migrate'))).toMatchObject({ command: 'migrate', isDryRun: false });
  });

  test('the web process is shown on this machine, at the port of the image', () => {
    const port = /PORT=(\d+)/.exec(dockerfile)?.[1];
    expect(compose.services.web?.ports).toEqual([`127.0.0.1:${port}:${port}`]);
    expect(compose.services.worker?.ports).toBeUndefined();
  });

  test('a container gets as much time as a stop may take', () => {
    for (const role of ['web', 'worker'])
      expect(Number.parseInt(compose.services[role]?.stop_grace_period ?? '0', 10)).toBeGreaterThanOrEqual(
        8 + 30 + Number(environmentOf(role).STOP_DELAY_SECONDS),
      );
  });
});

describe('the job that builds the image', () => {
  const script = read('tools/container/check-image.sh');

  test('runs the check in CI, on each change', () => {
    const workflow = parse(read('.github/workflows/image.yaml')) as {
      on: Record<string, unknown>;
      jobs: Record<string, { steps: { run?: string }[] }>;
    };
    expect(Object.keys(workflow.on).toSorted()).toEqual(['pull_request', 'push']);
    const runs = Object.values(workflow.jobs).flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []));
    expect(runs).toEqual(['tools/container/check-image.sh']);
    expect(statSync(join(root, 'tools/container/check-image.sh')).mode & 0o111).toBe(0o111);
  });

  test('sets every variable that compose.yaml asks for, and no other', () => {
    const asked = new Set([...read('compose.yaml').matchAll(/\$\{(\w+):\?\}/g)].map(([, name]) => name));
    const [, exported = ''] = /^export (POSTGRES_PASSWORD .+)$/m.exec(script) ?? [];
    expect(new Set(exported.split(' '))).toEqual(asked);
    for (const name of asked) expect(script).toMatch(new RegExp(`\\b${name}=`));
  });

  test('checks the services, port and host of compose.yaml as the image’s user', () => {
    const [, started = ''] = /up --detach .* (web worker)$/m.exec(script) ?? [];
    for (const service of started.split(' ')) expect(compose.services[service]).toBeDefined();
    const [address = ''] = compose.services.web?.ports ?? [];
    const origins = new Set([...script.matchAll(/http:\/\/([\d.:]+)\//g)].map(([, origin]) => origin));
    expect([...origins]).toEqual([address.split(':').slice(0, 2).join(':')]);
    expect(script).toContain(`= ${instructions('USER')[0]} ]`);
  });
});

describe('docs/operating.md', () => {
  const page = read('docs/operating.md');

  test('names only variables of the program, and every variable of compose.yaml', () => {
    const table = page.slice(page.indexOf('## Install'), page.indexOf('```sh'));
    const named = [...table.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell]) => cell?.match(/\w{4,}/g) ?? []);
    for (const name of named) expect(known).toContain(name);
    for (const name of Object.keys(environmentOf('web'))) expect(named).toContain(name);
  });

  test('its commands can be parsed by the program', () => {
    const commands = [...page.matchAll(/^((?:\w+=\S+ )*)node apps\/server\/src\/main\.ts (.+)$/gm)];
    expect(commands.length).toBeGreaterThanOrEqual(5);
    for (const [, variables = '', argv = ''] of commands) {
      const environment = { ...environmentOf('web'), ROLE: /ROLE=(\w+)/.exec(variables)?.[1] ?? 'all' };
      expect(parseOptions(argv.split(' '), environment).command).toMatch(
        /^(serve|migrate|rotate-key|exchange-tokens)$/,
      );
    }
  });

  test('every admin call that it names exists', () => {
    const paths = Object.values(adminEndpoints).map(({ path }) => path as string);
    const named = [...page.matchAll(/\/hub\/admin\/[\w/{}-]*[\w}]/g)].map(([path]) => path);
    for (const path of named) expect(paths).toContain(path);
    expect(new Set(named)).toEqual(new Set(paths));
  });

  test('every metric of its alarms exists on the server', () => {
    const source = read('apps/server/src/operations/createMetrics.ts');
    const metrics = [...page.slice(page.indexOf('## Alarms')).matchAll(/^\| `(hub_\w+?)(?:_count)?[{`]/gm)];
    expect(metrics.length).toBeGreaterThan(8);
    for (const [, name] of metrics) expect(source).toContain(`'${name}'`);
  });

  test('the files that it and scaling.md name exist', () => {
    for (const text of [page, read('docs/scaling.md')])
      for (const [, path] of text.matchAll(/`((?:apps|tools|packages|docs)\/[\w/.-]+\.\w+)`/g))
        expect([path, existsSync(join(root, path ?? ''))]).toEqual([path, true]);
  });
});

/** Folders of the workspace packages that a package needs at run time, including itself. */
function packagesOf(folder: string, found: Set<string>): Set<string> {
  if (found.has(folder)) return found;
  found.add(folder);
  const { dependencies = {} } = JSON.parse(read(`${folder}/package.json`)) as { dependencies?: Record<string, string> };
  for (const name of Object.keys(dependencies))
    if (name.startsWith('@hub/')) packagesOf(`packages/${name.slice('@hub/'.length)}`, found);
  return found;
}
