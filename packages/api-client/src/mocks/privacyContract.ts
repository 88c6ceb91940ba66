import { message, wordsText } from '@hub/domain/messages';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ApiClient } from '../createApiClient.ts';
import { createPrivacyClient, type PrivacyClient } from '../store/createPrivacyClient.ts';

/** Tests of privacy exports, with separate shops. */
export function privacyContract(openShop: () => Promise<{ client: ApiClient }>): void {
  describe('privacy', () => {
    let privacy: PrivacyClient;
    let other: PrivacyClient;

    beforeAll(async () => {
      privacy = createPrivacyClient((await openShop()).client);
      other = createPrivacyClient((await openShop()).client);
    });

    test('a new shop has no exports, requests or redactions', async () => {
      expect(await privacy.status()).toEqual({ exports: [], requests: [], redactions: [] });
    });

    test('an export is listed with its person, and a second one waits for it', async () => {
      await privacy.startExport();
      const { exports } = await privacy.status();
      expect(exports).toHaveLength(1);
      expect(exports[0]?.requestedBy).not.toBe('');
      expect(['waiting', 'running']).toContain(exports[0]?.state);
      expect(exports[0]).toMatchObject({ readyAt: null, expiresAt: null });
      await expect(privacy.startExport()).rejects.toMatchObject({
        serverMessage: wordsText(message('calls.exportUnderway')),
      });
      expect((await privacy.status()).exports).toHaveLength(1);
    });

    test('an export is canceled by its own shop while it is made, and only once; then another one is started', async () => {
      const [started] = (await privacy.status()).exports;
      const exportId = started?.exportId ?? '';
      await expect(other.cancelExport(exportId)).rejects.toMatchObject({ status: 404 });
      await expect(privacy.cancelExport('nothing')).rejects.toMatchObject({ status: 404 });
      await privacy.cancelExport(exportId);
      expect((await privacy.status()).exports).toMatchObject([{ exportId, state: 'cancelled' }]);
      await expect(privacy.cancelExport(exportId)).rejects.toMatchObject({
        serverMessage: wordsText(message('calls.exportEnded')),
      });
      await expect(privacy.shopExport(exportId)).rejects.toMatchObject({ status: 404 });
      await privacy.startExport();
      expect((await privacy.status()).exports.filter(({ state }) => state === 'cancelled')).toHaveLength(1);
    });

    test('there is no file before it is ready, for another shop or for an unknown id', async () => {
      const [started] = (await privacy.status()).exports;
      const exportId = started?.exportId ?? '';
      await expect(privacy.shopExport(exportId)).rejects.toMatchObject({ status: 404 });
      await expect(other.shopExport(exportId)).rejects.toMatchObject({ status: 404 });
      await expect(privacy.shopExport('nothing')).rejects.toMatchObject({ status: 404 });
      await expect(privacy.customerFile('nothing')).rejects.toMatchObject({
        status: 404,
        serverMessage: wordsText(message('calls.noFile')),
      });
      expect((await other.status()).exports).toEqual([]);
    });
  });
}
