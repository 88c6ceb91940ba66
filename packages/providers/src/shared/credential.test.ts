import { expect, it } from 'vitest';
import { basicAuthorization, credential } from './credential.ts';

it.each<Record<string, string>>([{}, { api_key: '' }, { api_key: ' \n' }])(
  'asks for the missing field: %j',
  (credentials) => {
    const read = () => credential({ credentials, choices: {} }, 'api_key');
    expect(read).toThrow('Enter your API key.');
  },
);

it('trims spaces and ignores inherited properties', () => {
  expect(credential({ credentials: { api_key: ' k ' }, choices: {} }, 'api_key')).toBe('k');
  expect(() => credential({ credentials: {}, choices: {} }, 'toString')).toThrow('Enter');
});

it('encodes names of all alphabets as UTF-8', () => {
  expect(basicAuthorization('zoë', 'pä:ss')).toBe(`Basic ${Buffer.from('zoë:pä:ss').toString('base64')}`);
});
