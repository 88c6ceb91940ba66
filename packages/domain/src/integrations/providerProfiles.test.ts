import { expect, test } from 'vitest';
import { providers } from './providers.ts';
import { providerProfiles, verificationText } from './providerProfiles.ts';

test.each(providers)('$name: one sentence each of what it is for and what was verified', (provider) => {
  const { purpose, documentation } = providerProfiles[provider.thirdPartyId];
  expect(purpose).toMatch(/^[A-Z].{20,90}\.$/);
  const text = verificationText(provider);
  expect(text).toMatch(/^Not verified against the live service\. /);
  expect(text.includes('published documentation; not yet tried with a live account')).toBe(
    documentation === 'published',
  );
  expect(text.includes('Send a test order')).toBe(documentation !== 'published');
});

test('AMS, Cold Track and Portless have no public documentation, Capacity some', () => {
  const of = (wanted: string) =>
    providers
      .filter(({ thirdPartyId }) => providerProfiles[thirdPartyId].documentation === wanted)
      .map(({ name }) => name);
  expect(of('none')).toEqual(['AMS 3PL service', 'Cold Track', 'Portless']);
  expect(of('partial')).toEqual(['Capacity']);
});
