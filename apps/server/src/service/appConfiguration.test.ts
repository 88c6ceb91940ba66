import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { appRoutes } from '@hub/domain/navigation';
import { adminApiVersion, privacyTopics, requiredScopes, subscribedTopics } from '@hub/platform';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { storeWebhookPath } from './storeWebhookPath.ts';

const root = join(import.meta.dirname, '../../../..');
const file = join(root, 'shopify.app.toml');
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

test('the addresses of the app are https, and it asks for no scope that the platform retires', () => {
  const text = readFileSync(join(root, 'shopify.app.toml'), 'utf8');
  const settings = text.replaceAll(/^#.*$/gm, '');
  expect(settings.match(/https:\/\/[^"]+/g)).toHaveLength(2);
  expect(settings).not.toMatch(/http:/);
  expect(requiredScopes.filter((scope) => scope.includes('script_tags'))).toEqual([]);
});

test('each file that SECURITY.md names as the proof of a check of the platform exists', () => {
  const page = readFileSync(join(root, 'SECURITY.md'), 'utf8');
  const files = [...page.matchAll(/\]\((?!http)([^)#]+)\)/g)].map(([, path = '']) => path);
  expect(files.length).toBeGreaterThan(15);
  expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
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
