import fc from 'fast-check';
import { expect, test } from 'vitest';
import { helpText, parseOptions } from './options.ts';
import { StartError } from './StartError.ts';

const listed = /Environment: ([^;]+);/.exec(helpText)?.[1] ?? '';
const names = [...listed.matchAll(/[A-Z][A-Z_]+/g)].map(([name]) => name);
const secrets = ['SECRETS_KEY', 'SHOPIFY_API_SECRET', 'SMTP_URL', 'METRICS_TOKEN', 'ADMIN_TOKEN', 'DATABASE_URL'];

const value = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.constantFrom('', ' ', '0', '-1', '1e3', '65536', '9'.repeat(400), 'NaN', '__proto__', 'a\nb', 'x'.repeat(10_000)),
  fc.constantFrom(
    'https://hub.example',
    'http://127.0.0.1:4000',
    'javascript:1',
    'postgres://u:p@h/d',
    'smtp://u:p@h',
    'all',
    'json',
  ),
  fc.constantFrom(
    '//',
    'https://',
    'https://u:p@h/x?y#z',
    'postgres://',
    `k:${Buffer.alloc(32, 7).toString('base64')}`,
    'k:',
    ':',
  ),
);
const environment = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: names.length, noNullPrototype: true });
const command = fc.constantFrom(
  ['serve'],
  ['serve', '--demo'],
  ['serve', '--sandbox'],
  ['migrate'],
  ['rotate-key'],
  ['exchange-tokens'],
  ['start'],
  ['backup', 'f'],
  ['import', '--shop', 'gifts.myshopify.com', 'f.csv'],
);

test(
  'any environment results in options or one line that says what to change',
  { tags: 'hazard:untrusted-input' },
  () => {
    expect(names.length).toBeGreaterThan(15);
    let taken = 0;
    fc.assert(
      fc.property(command, environment, (argv, given) => {
        try {
          parseOptions(argv, given);
          taken += 1;
        } catch (error) {
          expect(error).toBeInstanceOf(StartError);
          const { message } = error as Error;
          expect(message).toMatch(/\S/);
          for (const name of secrets) {
            const secret = given[name] ?? '';
            const isElsewhere = Object.entries(given).some(([other, text]) => other !== name && text === secret);
            if (secret.length > 20 && !isElsewhere) expect([name, message.includes(secret)]).toEqual([name, false]);
          }
        }
      }),
    );
    expect(taken).toBeGreaterThan(0);
  },
);

test('any command line results in options or the usage', { tags: 'hazard:untrusted-input' }, () => {
  const word = fc.oneof(
    fc.constantFrom(
      'serve',
      'start',
      'import',
      'restore',
      'help',
      '--',
      '-',
      '--demo',
      '--speed',
      '--speed=1e9',
      '--shop=',
    ),
    fc.constantFrom('--__proto__', '--columns', 'sku=1,sku=2', '--page-size', '--unknown=1', '-x'),
    fc.string({ unit: 'binary', maxLength: 10 }),
  );
  fc.assert(
    fc.property(fc.array(word, { maxLength: 6 }), (argv) => {
      try {
        parseOptions(argv, {});
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
      }
    }),
  );
});
