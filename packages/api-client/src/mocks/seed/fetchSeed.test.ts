import { gzipSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { fetchSeed } from './fetchSeed.ts';

const csv =
  'InvoiceNo,StockCode,Description,Quantity,InvoiceDate,UnitPrice,CustomerID,Country\n536365,85123A,HEART,6,2010-12-01 08:26:00,2.55,17850.0,France\n';

afterEach(() => vi.unstubAllGlobals());

function answered(body: BodyInit, status = 200): void {
  vi.stubGlobal('fetch', async () => new Response(body, { status }));
}

test('a page reads the orders packed, and unpacked by a server on the way', async () => {
  for (const body of [new Uint8Array(gzipSync(csv)), csv]) {
    answered(body);
    expect((await fetchSeed('/year.csv.gz')).map(({ invoice, country }) => [invoice, country])).toEqual([
      ['536365', 'France'],
    ]);
  }
});

test('a file that is not there, damaged or of another kind is named', async () => {
  answered('', 404);
  await expect(fetchSeed('/year.csv.gz')).rejects.toThrow('/year.csv.gz: the server answered 404');
  answered(new Uint8Array(gzipSync(csv).subarray(0, 30)));
  await expect(fetchSeed('/year.csv.gz')).rejects.toThrow('/year.csv.gz: the gzip data is damaged');
  answered('<!doctype html>');
  await expect(fetchSeed('/year.csv.gz')).rejects.toThrow('/year.csv.gz, line 1: missing column');
});
