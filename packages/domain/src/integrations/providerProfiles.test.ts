import { expect, test } from 'vitest';
import { providers } from '../providers/providers.ts';
import { verificationText } from './providerProfiles.ts';

test.each(providers)('$name: one sentence each on its purpose and on what was verified', (provider) => {
  const { purpose, documentation } = provider;
  expect(purpose).toMatch(/^[A-Z].{20,90}\.$/);
  const text = verificationText(provider);
  expect(text).toMatch(/^Not verified against the live service\. /);
  expect(text.includes('published documentation; not yet tried with a live account')).toBe(
    documentation === 'published',
  );
  expect(text.includes('Send a test order')).toBe(documentation !== 'published');
});
