import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { providers } from '@hub/domain/integrations';
import { lintSecrets } from '../tools/lint/lintSecrets.ts';
import { expect, test } from './fixtures.ts';

const build = join(import.meta.dirname, '../apps/web/dist');

test.describe('credentials of ten warehouses, typed, refused, saved and read again', () => {
  test.use({ sandbox: { scenario: 'nothing-connected' } });

  test(
    'are in the body of a POST only: no address, header, storage, cookie, console, text or log of the server',
    { tag: '@hazard:secret-leak' },
    async ({ page, server, openApp, pageErrors }) => {
      const addresses: string[] = [];
      const headers: string[] = [];
      const bodies: string[] = [];
      const consoleLines: string[] = [];
      page.on('request', (request) => {
        addresses.push(request.url());
        headers.push(JSON.stringify(request.headers()));
        bodies.push(request.postData() ?? '');
      });
      page.on('framenavigated', (frame) => addresses.push(frame.url()));
      page.on('console', (message) => consoleLines.push(message.text()));

      const canaries = new Map<string, string>();
      const texts: string[] = [];
      const collectText = async () => {
        addresses.push(page.url());
        texts.push(await page.evaluate(() => document.body.innerText + document.title));
      };

      for (const { name, thirdPartyId, testPath, fields, shape } of providers) {
        await openApp(`/app/integration/directory?open=${thirdPartyId}`);
        const card = page.getByRole('listitem', { name, exact: true });
        if (shape === 'accounts') await card.getByRole('button', { name: 'Add Account' }).click();
        await expect(card.getByRole('button', { name: /^Test Connection/ })).toBeVisible();
        for (const field of fields) {
          const canary = `canary-${thirdPartyId}-${field.name}-7Qx`;
          canaries.set(`${thirdPartyId} ${field.name}`, canary);
          await card.getByLabel(field.label, { exact: true }).fill(canary);
          if (field.isSecret) await card.getByRole('button', { name: `Show ${field.label}`, exact: true }).click();
        }
        await card.getByRole('switch', { name: 'Status' }).click();
        // Simulates a careless server that repeats in its error everything it received.
        await page.route(`**${testPath}`, async (route) => {
          const echo = fields
            .filter(({ isSecret }) => isSecret)
            .map((field) => canaries.get(`${thirdPartyId} ${field.name}`))
            .join(' and ');
          await route.fulfill({
            json: {
              data: { status: 'error', err: `Unknown: ${echo}`, reason: 'refused' },
              message: `Unknown: ${echo}`,
            },
          });
        });
        await card.getByRole('button', { name: /^Test Connection/ }).click();
        await expect(card.getByText('credentials refused')).toBeVisible();
        await collectText();
        await page.unroute(`**${testPath}`);
        await card.getByRole('button', { name: /^Save/ }).click();
        await page
          .getByRole('dialog', { name: /^Which locations does/ })
          .getByRole('button', { name: 'Save' })
          .click();
        await expect(card.getByText('3PL Integrated.')).toBeVisible();
        await collectText();
      }
      await page.reload();
      await expect(
        page.getByRole('listitem', { name: 'Portless', exact: true }).getByText('3PL Integrated.'),
      ).toBeVisible();
      await collectText();

      const stored = await page.evaluate(async () =>
        JSON.stringify([
          { ...localStorage },
          { ...sessionStorage },
          document.cookie,
          window.name,
          history.state,
          await indexedDB.databases(),
          await caches.keys(),
        ]),
      );
      const sent = bodies.join('\n');
      const outputs = {
        addresses: addresses.join('\n'),
        headers: headers.join('\n'),
        stored,
        cookies: JSON.stringify(await page.context().cookies()),
        console: consoleLines.join('\n'),
        'log of the server': server.output(),
      };
      for (const [field, canary] of canaries) {
        expect(sent, `${field} was never sent, so looking for it means nothing`).toContain(canary);
        for (const [output, found] of Object.entries(outputs))
          expect(found.includes(canary) || found.includes(encodeURIComponent(canary)), `${field} in ${output}`).toBe(
            false,
          );
      }
      const secrets = providers.flatMap(({ thirdPartyId, fields }) =>
        fields.filter(({ isSecret }) => isSecret).map(({ name }) => `${thirdPartyId} ${name}`),
      );
      for (const field of secrets)
        expect(
          texts.filter((text) => text.includes(canaries.get(field) ?? '?')),
          `${field} in what the page says`,
        ).toEqual([]);
      // Checks that the searched places are not empty.
      expect(outputs['log of the server']).toContain('POST /save-third-party-settings 200');
      expect(outputs.stored).toContain('connection_checks');
      expect(pageErrors).toEqual([]);
      test.info().annotations.push({
        type: 'figure',
        description:
          `0 of ${canaries.size} credentials of ten providers in ${addresses.length} addresses, storage, cookies, ` +
          `console, ${texts.length} pages of text and the log of the server`,
      });
    },
  );
});

test.describe('the production build', () => {
  test('ships no source map and nothing that looks like a secret', { tag: '@hazard:secret-leak' }, async () => {
    const files = readdirSync(build, { recursive: true, encoding: 'utf8' }).filter((path) => /\.\w+$/.test(path));
    expect(files.filter((path) => path.endsWith('.map'))).toEqual([]);
    const scripts = files.filter((path) => /\.(js|css|html|svg|json)$/.test(path));
    expect(scripts.length).toBeGreaterThan(10);
    const isMapped = (path: string) => /[#@] sourceMappingURL=/.test(readFileSync(join(build, path), 'utf8'));
    expect(scripts.filter(isMapped)).toEqual([]);
    const linted = await lintSecrets(build);
    expect(linted.length).toBeGreaterThanOrEqual(scripts.length);
    expect(linted.filter(({ messages }) => messages.length > 0)).toEqual([]);
    test.info().annotations.push({
      type: 'figure',
      description: `0 secrets and 0 source maps in ${files.length} files of the build`,
    });
  });
});
