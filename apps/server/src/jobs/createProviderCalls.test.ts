import { createServer } from 'node:http';
import { providers } from '@hub/domain/integrations';
import { adapters, type CompletedCall } from '@hub/providers';
import { demoCredentials } from '@hub/providers/simulators';
import { expect, onTestFinished, test } from 'vitest';
import { createProviderCalls } from './createProviderCalls.ts';

/** A 3PL that repeats the request in its rejection. */
async function startEcho(): Promise<string> {
  const server = createServer(async (request, response) => {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    response.writeHead(401, { 'content-type': 'application/json' });
    const words = `Refused: ${JSON.stringify(request.headers)} ${Buffer.concat(parts).toString()}`;
    // Covers every field in which an adapter finds the reason.
    response.end(JSON.stringify({ message: words, error: words, error_message: words, Hint: words, errors: [words] }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

test.each(providers)('$name: no secret of its form appears in an error or a report', async (provider) => {
  const id = provider.thirdPartyId;
  const origin = await startEcho();
  const secrets = provider.fields.filter(({ isSecret }) => isSecret).map(({ name }) => name);
  expect(secrets.length).toBeGreaterThan(0);
  const canaries = Object.fromEntries(secrets.map((name) => [name, `canary-of-${name}-4711`]));
  const reported: CompletedCall[] = [];
  const createCall = createProviderCalls({
    providerOrigins: { [id]: origin },
    onCall: (_, call) => reported.push(call),
  });
  const settings = { credentials: { ...demoCredentials(id), ...canaries }, choices: {} };
  const connection = adapters[id].connect(settings, createCall(adapters[id], settings));
  const error: unknown = await connection.test().catch((problem: unknown) => problem);
  const message = error instanceof Error ? error.message : '';
  expect(message).not.toBe('');
  // AMS gets its password in the body, which is repeated.
  if (id === 'ams') expect(message).toContain('Refused');
  expect(`${message} ${JSON.stringify(reported)}`).not.toContain('canary');
  expect(reported.length).toBeGreaterThan(0);
});
