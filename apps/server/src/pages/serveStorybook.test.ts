import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { anApp } from '../testing/serverFixtures.ts';

test('a Storybook has its own content policy, and the app keeps its strict one', async () => {
  const storybookDirectory = await mkdtemp(join(tmpdir(), 'storybook-'));
  onTestFinished(() => rm(storybookDirectory, { recursive: true }));
  await writeFile(join(storybookDirectory, 'index.html'), '<title>Stories</title>');
  const app = await anApp({ storybookDirectory });
  const stories = await app.request('/storybook/');
  expect(await stories.text()).toContain('Stories');
  expect(stories.headers.get('content-security-policy')).toMatch(/script-src 'self' 'unsafe-inline';.*'self'$/);
  expect((await app.request('/storybook')).headers.get('location')).toBe('/storybook/');
  for (const path of [
    '/app/dashboard',
    '/storybooks/',
    '/storybook/%2e%2e/app/dashboard',
    '/storybook/../app/dashboard',
  ])
    expect((await app.request(path)).headers.get('content-security-policy')).not.toMatch(
      /script-src[^;]*unsafe-inline/,
    );
});

test('without a Storybook its address is like any other', async () => {
  const reply = await (await anApp()).request('/storybook/');
  expect(await reply.text()).toContain('Built');
  expect(reply.headers.get('content-security-policy')).toMatch(/script-src 'self';/);
});
