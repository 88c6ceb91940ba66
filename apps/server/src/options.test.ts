import { describe, expect, test } from 'vitest';
import { parseOptions } from './options.ts';
import { StartError } from './StartError.ts';

const sandbox = ['serve', '--sandbox'];

describe('the sandbox is chosen by name, never by omission', () => {
  test('without --sandbox and without API_ORIGIN the server refuses to start', () => {
    expect(() => parseOptions(['serve'], {})).toThrow(/^No backend: set API_ORIGIN=https:\/\/… .*--sandbox/);
  });

  test('both together are a contradiction that is not resolved by guessing', () => {
    expect(() => parseOptions(sandbox, { API_ORIGIN: 'https://api.example.com' })).toThrow(/exclude each other/);
  });

  test.each(['--orders=x.csv', '--scenario=empty', '--page-size=5'])('%s without --sandbox is refused', (flag) => {
    expect(() => parseOptions(['serve', flag], { API_ORIGIN: 'https://api.example.com' })).toThrow(
      /belongs to --sandbox/,
    );
  });

  test('it listens on loopback only, whatever HOST says', () => {
    expect(parseOptions(sandbox, { HOST: '0.0.0.0' })).toMatchObject({
      hostname: '127.0.0.1',
      port: 4173,
      backend: { kind: 'sandbox' },
    });
  });
});

describe('a real backend', () => {
  test.each([
    ['https://api.example.com', 'https://api.example.com'],
    ['https://api.example.com:8443/', 'https://api.example.com:8443'],
    ['http://127.0.0.1:9000', 'http://127.0.0.1:9000'],
    ['http://localhost:9000', 'http://localhost:9000'],
    ['http://[::1]:9000', 'http://[::1]:9000'],
  ])('%s is taken', (text, origin) => {
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
  ])('%s is refused: credentials and orders travel there', (text) => {
    expect(() => parseOptions(['serve'], { API_ORIGIN: text })).toThrow(StartError);
  });

  test('a password in it is not repeated on the screen', () => {
    expect(() => parseOptions(['serve'], { API_ORIGIN: 'https://name:hunter2@api.example.com' })).toThrow(
      /^(?!.*hunter2)/,
    );
  });

  test('HOST says where to listen, as a container needs it', () => {
    expect(
      parseOptions(['serve'], { API_ORIGIN: 'https://api.example.com', HOST: '0.0.0.0', PORT: '80' }),
    ).toMatchObject({ hostname: '0.0.0.0', port: 80 });
  });
});

describe('options', () => {
  test('--orders is relative to where the command was typed', () => {
    const { backend } = parseOptions([...sandbox, '--orders', 'mine.csv.gz'], { INIT_CWD: '/home/someone' });
    expect(backend).toMatchObject({ sandbox: { ordersFile: '/home/someone/mine.csv.gz' } });
  });

  test('the separator that pnpm hands on is no option', () => {
    expect(parseOptions([...sandbox, '--', '--page-size', '20'], {}).backend).toMatchObject({
      sandbox: { pageSize: 20 },
    });
  });

  test.each([['0'], ['-3'], ['2.5'], ['many'], ['']])('--page-size=%s is refused', (text) => {
    expect(() => parseOptions([...sandbox, `--page-size=${text}`], {})).toThrow(/--page-size/);
  });

  test.each(['65536', '80a', '-1', '4.5'])('PORT=%s is refused', (PORT) => {
    expect(() => parseOptions(sandbox, { PORT })).toThrow(/PORT/);
  });

  test.each([
    [['serve', '--sandbox', '--colour']],
    [['serve', '--sandbox', '--orders']],
    [['serve', '--sandbox', 'more']],
    [['publish']],
    [[]],
    [['dev']],
  ])('%j is refused with one line', (argv) => {
    expect(() => parseOptions(argv, {})).toThrow(StartError);
    expect(() => parseOptions(argv, {})).toThrow(/^[^\n]+$/);
  });

  test.each(['"><script>', "a'b", 'a b', 'ä', 'x'.repeat(129)])('SHOPIFY_API_KEY=%s is refused', (SHOPIFY_API_KEY) => {
    expect(() => parseOptions(sandbox, { SHOPIFY_API_KEY })).toThrow(/SHOPIFY_API_KEY/);
  });
});
