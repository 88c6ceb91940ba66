import { describe, expect, test } from 'vitest';
import { createAdminClient } from '../admin/createAdminClient.ts';
import { adminContract } from './adminContract.ts';
import { createAdminSandbox } from './admin/createAdminSandbox.ts';

const token = 'a-token-of-24-characters-or-more';
const origin = 'https://app.example';

describe('the admin calls, against the mocks in process', () => {
  adminContract(() => ({
    origin,
    fetch: createAdminSandbox({ token, rows: 24 }).fetch,
    token,
    domain: 'salt-kiln.myshopify.com',
    queue: 'send-to-warehouse',
  }));
});

test('a server without an admin area answers 404 for any token', async () => {
  const { fetch } = createAdminSandbox({ token: null });
  const signIn = createAdminClient({ origin, fetch, token }).signIn();
  await expect(signIn).rejects.toMatchObject({ status: 404 });
});

test('the token is only in a header, not in an address or body', async () => {
  const sent: Request[] = [];
  const { fetch } = createAdminSandbox({ token });
  const client = createAdminClient({
    origin,
    token,
    fetch: (input, init) => {
      const request = new Request(input, init);
      sent.push(request.clone());
      return fetch(request);
    },
  });
  await client.signIn();
  await client.shops({ search: 'salt' });
  await client.retry({ queue: 'send-mail' });
  for (const request of sent) {
    expect(request.headers.get('Authorization')).toBe(`Bearer ${token}`);
    expect(request.url + (await request.text())).not.toContain(token);
  }
  expect(sent).toHaveLength(3);
});
