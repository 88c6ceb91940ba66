import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { areSettingsEqual } from './areSettingsEqual.ts';
import { parseProviderDetails } from './parseProviderDetails.ts';
import { findProvider, providers } from '../providers/providers.ts';
import { settingsToSave } from './settingsToSave.ts';
import type { ProviderSettings } from './ThirdPartyDetails.ts';

/** Parses saved JSON text, changes the form, and returns the JSON text to send. */
function saved(id: number, details: string, change: (form: ProviderSettings) => ProviderSettings = (form) => form) {
  const provider = findProvider(id);
  const settings = parseProviderDetails(id, details)?.settings;
  if (!provider || !settings) throw new Error(`not read: ${details}`);
  return JSON.stringify(settingsToSave(provider, change(settings)));
}

const withValue = (name: string, value: string) => (form: ProviderSettings) =>
  form.shape === 'flat' ? { ...form, values: { ...form.values, [name]: value } } : form;

describe('unchanged provider settings are sent back exactly', () => {
  test.each([
    ['a number beyond 2^53', '{"access_token":"x","shipbob_channel_id":90071992547409931,"status":true}'],
    ['a small number', '{"access_token":"x","shipbob_channel_id":7,"status":true}'],
    [
      'a flag and a list in fields',
      '{"access_token":true,"shipbob_channel_id":["a",12345678901234567890],"status":true}',
    ],
    ['null', '{"access_token":null,"shipbob_channel_id":"7","status":false}'],
    [
      'unknown fields',
      '{"region":{"id":12345678901234567890},"access_token":"x","shipbob_channel_id":"7","status":true}',
    ],
    ['status 1', '{"access_token":"x","shipbob_channel_id":"7","status":1}'],
    ['status "1"', '{"access_token":"x","shipbob_channel_id":"7","status":"1"}'],
    ['a status of no meaning', '{"access_token":"x","shipbob_channel_id":"7","status":"paused"}'],
  ])('%s', (_, text) => {
    expect(JSON.parse(JSON.stringify({ text: saved(3, text) }))).toEqual({ text });
  });

  test('changed fields are sent as entered, the rest exactly as saved', () => {
    const text = '{"access_token":12345678901234567890,"shipbob_channel_id":7,"status":1,"region":"eu"}';
    expect(saved(3, text, withValue('shipbob_channel_id', '8'))).toBe(text.replace(':7', ':"8"'));
    expect(saved(3, text, (form) => ({ ...form, status: false }))).toBe(text.replace('"status":1', '"status":false'));
  });

  test('a sandbox account stays one until it is changed', () => {
    const mark = (isSandbox: boolean) => (form: ProviderSettings) =>
      form.shape === 'flat' ? { ...form, isSandbox } : form;
    const live = '{"access_token":"x","shipbob_channel_id":"7","status":true}';
    const sandbox = live.replace('}', ',"is_sandbox":true}');
    expect(saved(3, live, mark(true))).toBe(sandbox);
    expect([saved(3, sandbox), saved(3, sandbox, mark(false))]).toEqual([sandbox, live]);
    const withMore = sandbox.replace('}', ',"region":"eu"}');
    expect(saved(3, withMore, mark(false))).toBe(withMore.replace('"is_sandbox":true', '"is_sandbox":false'));
    const [before, after] = [live, sandbox].map((text) => parseProviderDetails(3, text)?.settings);
    expect(before && after && areSettingsEqual(before, after)).toBe(false);
  });

  test('entries that cannot be shown keep their places, as does other saved data', () => {
    const whole = '{"name":"East","api_key":"k","api_secret":"s","status":true,"store":7}';
    const text = `{"shipstation_details":["broken",${whole},null],"version":12345678901234567890}`;
    const sorted = `{"version":12345678901234567890,"shipstation_details":["broken",${whole},null]}`;
    expect(saved(2, text)).toBe(sorted);
    const removed = (form: ProviderSettings) => (form.shape === 'accounts' ? { ...form, accounts: [] } : form);
    expect(saved(2, text, removed)).toBe('{"version":12345678901234567890,"shipstation_details":["broken",null]}');
  });

  test('any record of any flat provider', () => {
    const flat = providers.filter(({ shape }) => shape === 'flat');
    fc.assert(
      fc.property(
        fc.constantFrom(...flat),
        fc.dictionary(fc.string(), fc.jsonValue()),
        fc.jsonValue(),
        (provider, others, value) => {
          const fields = Object.fromEntries(provider.fields.map(({ name }) => [name, value]));
          const record: unknown = JSON.parse(JSON.stringify({ ...others, ...fields, status: value }));
          const settings = parseProviderDetails(provider.id, record)?.settings;
          if (!settings) throw new Error('not read');
          expect(settingsToSave(provider, settings)).toEqual(record);
        },
      ),
    );
  });
});
