import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './AppEnv.ts';
import { StartError } from './StartError.ts';

/** Listens with the app, or throws StartError with a line that says what to do. */
export async function listen(app: Hono<AppEnv>, { port, hostname }: { port: number; hostname: string }): Promise<Server> {
  const server = createServer(getRequestListener((request, env) => app.fetch(request, env), { errorHandler: unreadable }));
  server.listen(port, hostname);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new StartError(listenProblem(error, port, hostname));
  }
  return server;
}

/** A request whose address makes no URL never reaches the app. */
function unreadable(): Response {
  const requestId = randomUUID();
  return Response.json(
    { status: 'error', message: 'The address of this request cannot be read.', request_id: requestId },
    { status: 400, headers: { 'X-Request-Id': requestId, 'X-Content-Type-Options': 'nosniff' } },
  );
}

function listenProblem(error: unknown, port: number, hostname: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') return `Port ${port} is taken: stop what runs there, or choose another with PORT=….`;
  if (code === 'EACCES') return `Port ${port} may not be used by this account: choose another with PORT=….`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') return `HOST is "${hostname}", which is no address of this machine.`;
  return `Cannot listen on ${hostname}:${port}: ${error instanceof Error ? error.message : String(error)}`;
}
