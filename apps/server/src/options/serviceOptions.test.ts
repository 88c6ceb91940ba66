import { describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';

const complete = {
  DATABASE_URL: 'postgres://hub:hunter2@db.example/hub',
  SECRETS_KEY: `k1:${Buffer.alloc(32, 1).toString('base64')}`,
  SHOPIFY_API_KEY: '0123456789abcdef',
  SHOPIFY_API_SECRET: 'fedcba9876543210',
  APP_ORIGINS: 'https://hub.example.com',
};

test('a complete environment is production, on HOST’s address', () => {
  expect(parseOptions(['serve'], { ...complete, HOST: '0.0.0.0', ROLE: 'web' })).toMatchObject({
    hostname: '0.0.0.0',
    role: 'web',
    backend: {
      kind: 'service',
      service: {
        database: { kind: 'server', url: complete.DATABASE_URL },
        shopify: { apiKey: complete.SHOPIFY_API_KEY, apiSecret: complete.SHOPIFY_API_SECRET },
        ownOrigins: ['https://hub.example.com'],
      },
    },
  });
});

test.each(['STOP_DELAY_SECONDS', 'HISTORY_MONTHS'])('an empty %s is its default', (name) => {
  expect(parseOptions(['serve'], { ...complete, [name]: '' })).toMatchObject({ stopDelayMs: 0, historyMonths: 24 });
});

describe('each missing variable is named and prevents the start, without printing values', () => {
  test.each(Object.keys(complete))('%s', (name) => {
    const parse = () => parseOptions(['serve'], { ...complete, [name]: '' });
    expect(parse).toThrow(new RegExp(`^Missing in the environment: ${name} \\(`));
    expect(parse).toThrow(/^(?!.*(hunter2|fedcba|AQEB))[^\n]+$/);
  });

  test('all at once, in one message', () => {
    const parse = () => parseOptions(['serve'], { DATABASE_URL: complete.DATABASE_URL });
    for (const name of ['SECRETS_KEY', 'SHOPIFY_API_KEY', 'SHOPIFY_API_SECRET', 'APP_ORIGINS'])
      expect(parse).toThrow(new RegExp(`\\b${name} \\(`));
  });
});

describe('each malformed variable is named and prevents the start, without the value of a secret', () => {
  test.each<[string, string]>([
    ['DATABASE_URL', ['mysql', '//hub:hunter2@db/hub'].join(':')],
    ['DATABASE_URL', 'hunter2'],
    ['SHOPIFY_API_KEY', 'a"b'],
    ['SHOPIFY_API_SECRET', 'hunter2'],
    ['SHOPIFY_API_SECRET', 'hunter2 hunter2 hunter2'],
    ['SHOPIFY_STORE_ORIGIN', 'https://127.0.0.1:4200'],
    ['SHOPIFY_STORE_ORIGIN', 'http://store.example.com'],
    ['SHOPIFY_STORE_ORIGIN', 'http://hunter2@127.0.0.1:4200'],
    ['SHOPIFY_STORE_ORIGIN', 'http://127.0.0.1:4200/admin'],
    ['APP_ORIGINS', 'hub.example.com'],
    ['METRICS_TOKEN', 'hunter2'],
    ['METRICS_TOKEN', 'hunter2 hunter2 hunter2'],
    ['METRICS_TOKEN', 'hunter2-hunter2-ü'],
    ['ADMIN_TOKEN', 'hunter2-of-20-signs.'],
    ['ADMIN_TOKEN', 'hunter2 hunter2 hunter2 hunter2'],
    ['ROLE', 'both'],
    ['ROLE', 'Web'],
    ['LOG_FORMAT', 'xml'],
    ['STOP_DELAY_SECONDS', '61'],
    ['STOP_DELAY_SECONDS', '-1'],
    ['STOP_DELAY_SECONDS', '1.5'],
    ['HISTORY_MONTHS', '5'],
    ['HISTORY_MONTHS', 'forever'],
    ['STORYBOOK_DIR', '/nowhere'],
    ['PORT', 'eighty'],
  ])('%s=%s', (name, value) => {
    const parse = () => parseOptions(['serve'], { ...complete, [name]: value });
    expect(parse).toThrow(new RegExp(`^${name} `));
    expect(parse).toThrow(/^(?!.*hunter2)[^\n]+$/);
  });

  test('API_ORIGIN together with DATABASE_URL is a contradiction', () => {
    expect(() => parseOptions(['serve'], { ...complete, API_ORIGIN: 'https://api.example.com' })).toThrow(
      /^API_ORIGIN and DATABASE_URL exclude each other/,
    );
  });
});

test.each([
  ['the sandbox', ['serve', '--sandbox'], {}],
  ['the embedded database', ['serve', '--demo'], {}],
  ['a backend elsewhere', ['serve'], { API_ORIGIN: 'https://api.example.com' }],
])('%s has one process, so a ROLE is rejected', (_what, argv, environment) => {
  expect(() => parseOptions(argv, { ...environment, ROLE: 'worker' })).toThrow(
    /has one process: ROLE=worker needs the PostgreSQL server of DATABASE_URL/,
  );
  expect(parseOptions(argv, { ...environment, ROLE: 'all' })).toMatchObject({ role: 'all' });
});

describe('migrate', () => {
  test('needs a server', () => {
    expect(() => parseOptions(['migrate'], {})).toThrow(/^migrate is for the server of DATABASE_URL/);
    expect(() => parseOptions(['migrate'], { DATABASE_URL: 'hunter2' })).toThrow(
      /^(?!.*hunter2)DATABASE_URL has to be/,
    );
  });

  test('alone takes --dry-run', () => {
    const { DATABASE_URL } = complete;
    expect(parseOptions(['migrate', '--dry-run'], { DATABASE_URL })).toEqual({
      command: 'migrate',
      url: DATABASE_URL,
      isDryRun: true,
    });
    expect(() => parseOptions(['serve', '--dry-run'], complete)).toThrow(/^--dry-run belongs to migrate/);
  });
});

test('logs are JSON in production and lines otherwise', () => {
  expect(parseOptions(['serve'], { ...complete, NODE_ENV: 'production' })).toMatchObject({ logFormat: 'json' });
  expect(parseOptions(['serve'], complete)).toMatchObject({ logFormat: 'text' });
  expect(parseOptions(['serve'], { ...complete, LOG_FORMAT: 'json' })).toMatchObject({ logFormat: 'json' });
});
