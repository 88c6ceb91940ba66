import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fieldHint, isMask } from './fieldHint.ts';
import { type ProviderField, providers } from '../providers/providers.ts';

const fields = providers.flatMap((provider) => provider.fields);

function field(name: string): ProviderField {
  const found = fields.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`no field ${name}`);
  return found;
}

describe('field hints that help without blocking', () => {
  test.each(['', ' ', '\t\n', '\u00a0', '\u200b'])('blank: %j', (value) => {
    expect(fieldHint(field('client_code'), value)).toEqual({ message: 'Enter your client code.', fix: null });
  });

  test.each([' code', 'code ', '\u00a0code', 'code\u200b', '\ufeffcode', 'code\n'])(
    'stray spaces, and the value without them: %j',
    (value) => {
      expect(fieldHint(field('client_code'), value)?.fix).toEqual({ label: 'Remove it', value: 'code' });
    },
  );

  test.each([
    ['https://hearts.example.com', 'hearts.example.com'],
    ['https://hearts.example.com/login?next=1#top', 'hearts.example.com'],
    ['http://hearts.example.com:8443/', 'hearts.example.com'],
    ['//hearts.example.com', 'hearts.example.com'],
    ['ftp://hearts.example.com', 'hearts.example.com'],
    ['hearts example', null],
    ['hearts.example.com/', 'hearts.example.com'],
    ['hearts.example.com:443', 'hearts.example.com'],
    ['me@hearts.example.com', 'hearts.example.com'],
    ['https:hearts.example.com', 'hearts.example.com'],
  ])('a URL instead of a domain: %s', (value, domain) => {
    const hint = fieldHint(field('domain'), value);
    expect(hint).not.toBeNull();
    expect(hint?.fix?.value ?? null).toBe(domain);
  });

  test.each(['hearts.example.com', 'localhost', 'HEARTS.example'])('accepts a domain: %s', (value) => {
    expect(fieldHint(field('domain'), value)).toBeNull();
  });

  test('accepts a URL where one is allowed', () => {
    for (const name of ['host', 'client_code', 'api_key'])
      expect(fieldHint(field(name), 'https://wms.example/api')).toBeNull();
  });

  test('ignores spaces inside a value', () => {
    expect(fieldHint(field('application_name'), 'Fulfillment Hub')).toBeNull();
  });

  test('a fix leaves nothing to fix, and no hint repeats a secret', () => {
    fc.assert(
      fc.property(fc.constantFrom(...fields), fc.string({ unit: 'binary', minLength: 1 }), (one, value) => {
        const hint = fieldHint(one, value);
        if (one.isSecret && value.trim().length > 6)
          expect(`${hint?.message} ${hint?.fix?.label}`).not.toContain(value);
        if (!hint?.fix || hint.fix.value === '') return;
        expect(fieldHint(one, hint.fix.value)?.fix?.label === hint.fix.label).toBe(false);
      }),
    );
  });
});

describe('a server may send a mask instead of a secret', () => {
  test.each(['••••••••', '****', '●●●'])('%s is a mask and is accepted', (value) => {
    expect(isMask(value)).toBe(true);
    expect(fieldHint(field('api_key'), value)).toBeNull();
  });

  test.each(['', '**', 'a•••', 'key-1', '•••a'])('%j is not a mask', (value) => {
    expect(isMask(value)).toBe(false);
  });

  test('reports text typed after the mask', () => {
    expect(fieldHint(field('api_key'), '••••••••new')?.fix).toEqual({ label: 'Clear the field', value: '' });
  });
});
