import { createReadStream } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { isFile, type StoreReply, type StoreRequest } from './StoreReply.ts';

const maxBodyBytes = 2_000_000;

/** Serves one function on loopback. `reset` closes the connection without a reply. */
export function serveStore(answer: (request: StoreRequest) => Promise<StoreReply | 'reset'>): Server {
  return createServer((incoming, response) => {
    void handle(incoming, response, answer).catch((error: unknown) => {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end(message);
    });
  });
}

/** Port of a listening server. */
export function portOf(server: Server): number {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('The server does not listen.');
  return address.port;
}

async function handle(
  incoming: IncomingMessage,
  response: ServerResponse,
  answer: (request: StoreRequest) => Promise<StoreReply | 'reset'>,
): Promise<void> {
  const url = new URL(incoming.url ?? '/', 'http://store.test');
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) {
      response.writeHead(413).end();
      return;
    }
    chunks.push(chunk);
  }
  const reply = await answer({
    method: incoming.method ?? 'GET',
    path: url.pathname,
    search: url.searchParams,
    headers: incoming.headers,
    text: Buffer.concat(chunks).toString('utf8'),
  });
  if (reply === 'reset') {
    incoming.socket.destroy();
    return;
  }
  send(response, reply);
}

function send(response: ServerResponse, { status, headers, body }: StoreReply): void {
  if (isFile(body)) {
    response.writeHead(status, { 'content-length': body.size, ...headers });
    createReadStream(body.filePath).pipe(response);
    return;
  }
  const isText = typeof body === 'string' || body === undefined;
  response.writeHead(status, { ...(isText ? {} : { 'content-type': 'application/json; charset=utf-8' }), ...headers });
  response.end(isText ? body : JSON.stringify(body));
}
