import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

/** A call that the fake platform received. */
export interface ReceivedCall {
  path: string;
  headers: IncomingMessage['headers'];
  body: Record<string, unknown>;
}

export interface FakePlatform {
  origin: string;
  calls: ReceivedCall[];
  stop(): Promise<void>;
}

export type Answer = (response: ServerResponse, call: ReceivedCall) => void;

/** A local server that gives one answer per call; the last answer repeats. */
export async function startFakePlatform(...answers: readonly Answer[]): Promise<FakePlatform> {
  const calls: ReceivedCall[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const text = Buffer.concat(chunks).toString('utf8');
      const call = { path: request.url ?? '', headers: request.headers, body: text === '' ? {} : JSON.parse(text) };
      calls.push(call);
      answers[Math.min(calls.length, answers.length) - 1]?.(response, call);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    calls,
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

export function json(body: unknown, status = 200, headers: Readonly<Record<string, string>> = {}): Answer {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };
}

/** A reply with a query's data, in the platform's format. */
export const data = (value: unknown): Answer => json({ data: value });
