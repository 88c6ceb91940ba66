import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpText, parseOptions } from './options.ts';
import { StartError } from './StartError.ts';

const sandbox = ['serve', '--sandbox'];

describe('the sandbox is chosen by name, never by omission', () => {
  test('without --sandbox and without API_ORIGIN the server refuses to start', () => {
    expect(() => parseOptions(['serve'], {})).toThrow(/^No backend: set API_ORIGIN=https:\/\/… .*--sandbox/);
  });

  test('together they are rejected as a contradiction', () => {
    expect(() => parseOptions(sandbox, { API_ORIGIN: 'https://api.example.com' })).toThrow(/exclude each other/);
  });

  test.each(['--orders=x.csv', '--scenario=empty', '--page-size=5'])('%s without --sandbox is rejected', (flag) => {
    expect(() => parseOptions(['serve', flag], { API_ORIGIN: 'https://api.example.com' })).toThrow(
      /belongs to --sandbox/,
    );
  });

  test.each(['--speed=2', '--demo'])('%s with --sandbox is rejected', (flag) => {
    expect(() => parseOptions([...sandbox, flag], {})).toThrow(/belongs to --demo/);
  });

  test('start runs the demo, and start --sandbox the sandbox', () => {
    expect(parseOptions(['start'], {})).toEqual(parseOptions(['serve', '--demo'], {}));
    expect(parseOptions(['start', '--sandbox', '--page-size=5'], {})).toEqual(
      parseOptions([...sandbox, '--page-size=5'], {}),
    );
  });

  test('the sandbox listens on loopback only and ignores HOST', () => {
    expect(parseOptions(sandbox, { HOST: '0.0.0.0' })).toMatchObject({
      hostname: '127.0.0.1',
      port: 4173,
      backend: { kind: 'sandbox' },
    });
  });
});

describe('the demo', () => {
  const demo = ['serve', '--demo'];
  const server = { DATABASE_URL: 'postgres://hub:hunter2@db.example/hub', SECRETS_KEY: 'k:AAAA' };

  test('runs on loopback only, in .data of the repository, at the usual speed', () => {
    const options = parseOptions(demo, { HOST: '0.0.0.0' });
    expect(options).toMatchObject({ hostname: '127.0.0.1', backend: { kind: 'demo', demo: { speed: 1 } } });
    expect(options).toMatchObject({
      backend: {
        demo: { database: { kind: 'embedded', directory: resolve(import.meta.dirname, '../../../../.data') } },
      },
    });
  });

  test('takes DATA_DIR relative to the directory of the command line', () => {
    expect(parseOptions(demo, { INIT_CWD: '/home/someone', DATA_DIR: 'shop' })).toMatchObject({
      backend: { demo: { database: { kind: 'embedded', directory: '/home/someone/shop' } } },
    });
  });

  test('uses a server with DATABASE_URL, and the keys of SECRETS_KEY', () => {
    expect(parseOptions(demo, server)).toMatchObject({
      backend: { demo: { database: { kind: 'server', url: server.DATABASE_URL, secretsKey: 'k:AAAA' } } },
    });
  });

  test.each<[string, Record<string, string>, RegExp]>([
    ['without SECRETS_KEY', { ...server, SECRETS_KEY: '' }, /^SECRETS_KEY is missing/],
    ['with DATA_DIR', { ...server, DATA_DIR: 'shop' }, /^DATABASE_URL and DATA_DIR exclude each other/],
    [
      'with another protocol',
      { ...server, DATABASE_URL: 'mysql://hub:hunter2@db.example/hub' },
      /^DATABASE_URL has to be/,
    ],
    ['that is not an address', { ...server, DATABASE_URL: 'hunter2' }, /^DATABASE_URL has to be/],
  ])('a DATABASE_URL %s is rejected in one line without its password', (_name, environment, line) => {
    expect(() => parseOptions(demo, environment)).toThrow(line);
    expect(() => parseOptions(demo, environment)).toThrow(/^(?!.*hunter2)[^\n]+$/);
  });

  test('DATABASE_URL without --demo is production, which needs the store platform', () => {
    expect(() => parseOptions(['serve'], server)).toThrow(/^Missing in the environment: SHOPIFY_API_KEY .*--demo/);
  });

  test('API_ORIGIN together with --demo is a contradiction', () => {
    expect(() => parseOptions(demo, { API_ORIGIN: 'https://api.example.com' })).toThrow(/exclude each other/);
  });

  test.each([
    ['0', 0],
    ['0.5', 0.5],
    ['60', 60],
    ['1000', 1_000],
  ])('--speed %s', (text, speed) => {
    expect(parseOptions([...demo, '--speed', text], {})).toMatchObject({ backend: { demo: { speed } } });
  });

  test.each(['', '-1', '1001', 'fast', '1e3', 'Infinity'])('--speed=%s is rejected', (text) => {
    expect(() => parseOptions([...demo, `--speed=${text}`], {})).toThrow(/^--speed is/);
  });

  test.each(['--scenario=empty', '--page-size=5'])('%s belongs to the sandbox', (flag) => {
    expect(() => parseOptions([...demo, flag], {})).toThrow(/belongs to --sandbox/);
  });

  test('--speed without --demo is rejected', () => {
    expect(() => parseOptions(['serve', '--speed=2'], { API_ORIGIN: 'https://api.example.com' })).toThrow(
      /belongs to --demo/,
    );
  });
});

describe('a real backend', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com:8443/', 'https://api.example.com:8443'],
    ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
    ['http://localhost:9000', 'http://localhost:9000'],
    ['http://[::1]:9000', 'http://[::1]:9000'],
  ])('%s is accepted', (text, origin) => {
    expect(parseOptions(['serve'], { API_ORIGIN: text })).toMatchObject({
      backend: { kind: 'real', origin },
      hostname: '127.0.0.1',
    });
  });

  test.each([
    'http://api.example.com',
    'http://127.0.0.1.example.com',
    'http://localhost.example.com',
    'ftp://api.example.com',
    'api.example.com',
    'https://api.example.com/v1',
    'https://api.example.com?x=1',
    'https://name:secret@api.example.com',
    'https://',
  ])('%s is rejected: credentials and orders travel there', (text) => {
    expect(() => parseOptions(['serve'], { API_ORIGIN: text })).toThrow(StartError);
  });

  test('its password is not printed', () => {
    expect(() => parseOptions(['serve'], { API_ORIGIN: 'https://name:hunter2@api.example.com' })).toThrow(
      /^(?!.*hunter2)/,
    );
  });

  test.each<[string | undefined, string[]]>([
    [undefined, []],
    [' , ', []],
    ['https://hub.example.com', ['https://hub.example.com']],
    ['https://HUB.example.com/, http://localhost:4173', ['https://hub.example.com', 'http://localhost:4173']],
  ])('APP_ORIGINS lists the app’s origins: %j', (text, ownOrigins) => {
    const environment = { API_ORIGIN: 'https://api.example.com', ...(text !== undefined && { APP_ORIGINS: text }) };
    expect(parseOptions(['serve'], environment)).toMatchObject({ backend: { ownOrigins } });
  });

  test.each([
    'hub.example.com',
    'https://hub.example.com/app',
    'https://hub.example.com?x',
    'https://hub.example.com?',
    'https://hub.example.com#',
    'ftp://hub.example.com',
    'https://name:hunter2@hub.example.com',
    '*',
    'https://*.example.com/x',
    'https://a.example.com https://b.example.com',
  ])('an invalid origin is rejected at the start: %s', (text) => {
    const parse = () => parseOptions(['serve'], { API_ORIGIN: 'https://api.example.com', APP_ORIGINS: text });
    expect(parse).toThrow(/^APP_ORIGINS has (?!.*hunter2)[^\n]+$/);
  });

  test('HOST sets the address to listen on, as a container needs it', () => {
    expect(
      parseOptions(['serve'], { API_ORIGIN: 'https://api.example.com', HOST: '0.0.0.0', PORT: '80' }),
    ).toMatchObject({ hostname: '0.0.0.0', port: 80 });
  });
});

describe('options', () => {
  test('--orders is relative to the directory of the command line', () => {
    for (const stand of ['sandbox', 'demo'])
      expect(
        parseOptions(['serve', `--${stand}`, '--orders', 'mine.csv.gz'], { INIT_CWD: '/home/someone' }),
      ).toMatchObject({ backend: { [stand]: { ordersFile: '/home/someone/mine.csv.gz' } } });
  });

  test('the separator that pnpm passes on is not an option', () => {
    expect(parseOptions([...sandbox, '--', '--page-size', '20'], {})).toMatchObject({
      backend: { sandbox: { pageSize: 20 } },
    });
  });

  test.each([['0'], ['-3'], ['2.5'], ['many'], ['']])('--page-size=%s is rejected', (text) => {
    expect(() => parseOptions([...sandbox, `--page-size=${text}`], {})).toThrow(/--page-size/);
  });

  test.each(['65536', '80a', '-1', '4.5', 'eighty'])('PORT=%s is rejected', (PORT) => {
    expect(() => parseOptions(sandbox, { PORT })).toThrow(`PORT is "${PORT}"`);
  });

  test.each<[string[], RegExp]>([
    [['serve', '--sandbox', '--colour'], /^Unknown option '--colour'\. Usage: /],
    [['serve', '--sandbox', '--orders'], /--orders/],
    [['serve', '--sandbox', 'more'], /^Unexpected "more"\. Usage: /],
    [['publish'], /^Unknown command "publish"\. Usage: /],
    [[], /^Usage: /],
    [['dev'], /^dev works on the sandbox only/],
  ])('%j is rejected in one line', (argv, line) => {
    expect(() => parseOptions(argv, {})).toThrow(StartError);
    expect(() => parseOptions(argv, {})).toThrow(line);
    expect(() => parseOptions(argv, {})).toThrow(/^[^\n]+$/);
  });

  test.each(['"><script>', "a'b", 'a b', 'ä', 'x'.repeat(129)])('SHOPIFY_API_KEY=%s is rejected', (SHOPIFY_API_KEY) => {
    expect(() => parseOptions(sandbox, { SHOPIFY_API_KEY })).toThrow(/SHOPIFY_API_KEY/);
  });
});

describe('data commands', () => {
  test('backup and restore take a file, relative to the directory of the command line', () => {
    const environment = { INIT_CWD: '/home/someone', DATA_DIR: 'shop' };
    for (const command of ['backup', 'restore'])
      expect(parseOptions([command, 'monday.tar.gz'], environment)).toEqual({
        command,
        file: '/home/someone/monday.tar.gz',
        directory: '/home/someone/shop',
      });
  });

  test('import takes a shop, a file and columns', () => {
    const environment = { INIT_CWD: '/home/someone', DATA_DIR: 'shop' };
    const argv = ['import', '--shop', 'gifts.myshopify.com', 'may.csv.gz', '--columns', 'sku=Article number, price=7'];
    expect(parseOptions(argv, environment)).toEqual({
      command: 'import',
      database: { kind: 'embedded', directory: '/home/someone/shop', secretsKey: undefined },
      shop: 'gifts.myshopify.com',
      file: '/home/someone/may.csv.gz',
      columns: { sku: 'Article number', price: '7' },
    });
  });

  test.each<[string[], Record<string, string>, RegExp]>([
    [['import', 'a.csv'], {}, /^import needs a shop and a file/],
    [['import', '--shop', 'a'], {}, /^import needs a shop and a file/],
    [['import', '--shop', 'a', 'a.csv', 'b.csv'], {}, /^Unexpected "b.csv"/],
    [['import', '--shop', 'a', 'a.csv', '--columns', 'colour=1'], {}, /^--columns has "colour=1"/],
    [['backup', 'a', '--shop', 'b'], {}, /^--shop belongs to import/],
    [['start', '--columns', 'sku=1'], {}, /^--columns belongs to import/],
    [['backup'], {}, /^backup needs a file/],
    [['restore'], {}, /^restore needs a file/],
    [['backup', 'a', 'b'], {}, /^Unexpected "b"/],
    [['rotate-key', 'a'], {}, /^Unexpected "a"/],
    [['exchange-tokens', 'a'], {}, /^Unexpected "a"/],
    [['exchange-tokens'], {}, /^Missing in the environment: DATABASE_URL/],
    [
      ['backup', 'a'],
      { DATABASE_URL: 'postgres://db.example/hub', SECRETS_KEY: 'k:AAAA' },
      /^backup is for the embedded database; for DATABASE_URL use pg_dump/,
    ],
    [['rotate-key'], { DATABASE_URL: 'postgres://db.example/hub' }, /^SECRETS_KEY is missing/],
  ])('%j is rejected in one line', (argv, environment, line) => {
    expect(() => parseOptions(argv, environment)).toThrow(line);
    expect(() => parseOptions(argv, environment)).toThrow(/^[^\n]+$/);
  });
});

test('help lists every command and every variable', () => {
  expect(parseOptions(['help'], {})).toEqual({ command: 'help' });
  for (const word of [
    'start',
    'serve',
    'dev',
    'import --shop',
    'backup FILE',
    'restore FILE',
    'rotate-key',
    'exchange-tokens',
    '--speed',
    'DATABASE_URL',
    'APP_ORIGINS',
  ])
    expect(helpText).toContain(word);
  expect(Math.max(...helpText.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(120);
});
