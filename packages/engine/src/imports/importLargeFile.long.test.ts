import { openEmbedded } from '@hub/database';
import { aShop } from '@hub/database/testing';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { importContent } from '../testing/importFixtures.ts';

/** The largest allowed file takes minutes, so it runs nightly. 25 MB held in memory would show too. */
const fileBytes = process.env.NIGHTLY === '1' ? 300_000_000 : 25_000_000;

/** Like a store's export: many columns, few of them read, four lines per order, and one in fifty orders broken. */
function* parts(): Generator<Buffer> {
  const notes = '"A note of some length, which no test reads."'.padEnd(540);
  yield Buffer.from('Name,Lineitem sku,Lineitem quantity,Lineitem price,Created at,Email,Notes\n');
  let bytes = 0;
  for (let order = 1; bytes < fileBytes; order++) {
    const part = Buffer.from(
      ['A', 'B', 'C', 'D']
        .map((sku, index) => {
          const quantity = order % 50 === 0 && index === 2 ? 'x' : '1';
          return `#${order},${sku}${order % 900},${quantity},9.50,2026-05-01 10:00:00 +0100,ann${order}@example.com,${notes}\n`;
        })
        .join(''),
    );
    bytes += part.length;
    yield part;
  }
}

test('a large file is imported in constant memory', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const heapMegabytes = () => {
    collectGarbage();
    return process.memoryUsage().heapUsed / 1e6;
  };
  const directory = mkdtempSync(join(tmpdir(), 'large-import-'));
  const database = await openEmbedded({ directory });
  try {
    const shopId = await aShop(database);
    const before = heapMegabytes();
    let reports = 0;
    let peak = 0;
    const record = await importContent(database, shopId, Readable.from(parts()), {
      onProgress: () => {
        reports += 1;
        if (reports % 20 === 0) peak = Math.max(peak, heapMegabytes());
      },
    });
    expect(record).toMatchObject({ status: 'done', message: '' });
    expect(record.bytesRead).toBeGreaterThan(fileBytes);
    expect(record.ordersAdded).toBeGreaterThan(fileBytes / 3_000);
    expect(record.linesRead).toBe(4 * record.ordersAdded + record.linesRefused);
    // MB; typically about 3.
    expect(peak - before).toBeLessThan(15);
  } finally {
    await database.close();
    rmSync(directory, { recursive: true });
  }
});
