import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { adminApiVersion, privacyTopics, requiredScopes } from '@hub/platform';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { storeWebhookPath } from './storeWebhookPath.ts';

test('the file that configures the app requests what the code needs', () => {
  const file = join(import.meta.dirname, '../../../../shopify.app.toml');
  const configuration = parse(readFileSync(file, 'utf8'));
  expect(configuration).toMatchObject({
    embedded: true,
    access_scopes: { scopes: requiredScopes.join(','), use_legacy_install_flow: false },
    webhooks: {
      api_version: adminApiVersion,
      subscriptions: [{ compliance_topics: privacyTopics, uri: storeWebhookPath }],
    },
  });
});
