import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes } from '@hub/domain/navigation';
import { adminApiVersion, privacyTopics, requiredScopes, subscribedTopics } from '@hub/platform';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { storeWebhookPath } from './storeWebhookPath.ts';

const file = join(import.meta.dirname, '../../../../shopify.app.toml');
const configuration = parse(readFileSync(file, 'utf8')) as {
  application_url: string;
  auth: { redirect_urls: string[] };
  webhooks: { subscriptions: object[] };
};

test('the file that configures the app requests what the code needs', () => {
  expect(configuration).toMatchObject({
    embedded: true,
    access_scopes: { scopes: requiredScopes.join(','), use_legacy_install_flow: false },
    webhooks: { api_version: adminApiVersion },
  });
});

test('it sends the privacy topics to the address that takes webhooks; the code subscribes all others itself', () => {
  const { subscriptions } = configuration.webhooks;
  expect(subscriptions).toEqual([{ compliance_topics: privacyTopics, uri: storeWebhookPath }]);
  expect(subscribedTopics.filter((topic) => (privacyTopics as readonly string[]).includes(topic))).toEqual([]);
});

test('it opens the app at an address of the app, and redirects nowhere else', () => {
  const { application_url: opened, auth } = configuration;
  expect(auth.redirect_urls).toEqual([opened]);
  expect(appRoutes.map(({ path }) => path)).toContain(new URL(opened).pathname);
});
