import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { endpoints } from '../endpoints.ts';
import type { Area } from '@hub/domain/navigation';
import { authorizationFor } from './authorizationFor.ts';
import { createHttpClient } from './createHttpClient.ts';

/** What a server receives; no call of §7 belongs to /admin yet, so each of them is sent from there. */
const heard: { path: string; authorization: string | undefined }[] = [];
const server = createServer((request, response) => {
  heard.push({ path: request.url ?? '', authorization: request.headers.authorization });
  response.setHeader('Content-Type', 'application/json').end('{}');
});

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
beforeEach(() => void heard.splice(0));
afterAll(() => new Promise((resolve) => server.close(resolve)));

/** Every endpoint, sent from an area by a person with both tokens. */
async function sendAllFrom(area: Area): Promise<void> {
  const http = createHttpClient({
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    authorization: () => authorizationFor(area, { adminToken: 'Bearer admin', shopToken: 'Bearer shop' }),
    onSessionExpired: () => undefined,
    readCookie: () => null,
  });
  await Promise.all(
    Object.values(endpoints).map((endpoint) => http.request(endpoint, { params: paramsOf(endpoint.path) })),
  );
}

/** A value for each parameter of a path. */
function paramsOf(path: string): Record<string, string> {
  return Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, '1']));
}

describe('the Authorization header that a server receives', () => {
  test.each([
    { area: 'admin', authorization: 'Bearer admin', title: 'under /admin the admin token, with every request' },
    { area: 'app', authorization: 'Bearer shop', title: 'under /app the token of the shop, with every request' },
    { area: 'public', authorization: undefined, title: 'elsewhere none, with no request' },
  ] as const)('$title', { tags: '§6.17' }, async ({ area, authorization }) => {
    await sendAllFrom(area);
    expect(heard).toHaveLength(Object.keys(endpoints).length);
    expect(new Set(heard.map((request) => request.authorization))).toEqual(new Set([authorization]));
  });
});
