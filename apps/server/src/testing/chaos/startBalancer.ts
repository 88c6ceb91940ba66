import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../../serve/logServerReady.ts';

/** A load balancer for several server processes. */
export interface Balancer {
  origin: string;
  /** Sets the ports that receive requests in turns. */
  setPorts(ports: readonly number[]): void;
  stop(): Promise<void>;
}

/** Forwards each request to a listening process. Replies 502 if the connection breaks or no process listens. */
export async function startBalancer(): Promise<Balancer> {
  let ports: readonly number[] = [];
  let next = 0;
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const server = createServer((incoming, outgoing) => {
    void pass(incoming, outgoing).catch(() => outgoing.destroy());
  });

  async function pass(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body: Buffer[] = [];
    for await (const part of incoming as AsyncIterable<Buffer>) body.push(part);
    const turn = next++;
    for (let tried = 0; tried < ports.length; tried += 1) {
      const port = ports[(turn + tried) % ports.length] ?? 0;
      if ((await passTo(port, incoming, Buffer.concat(body), outgoing)) !== 'notListening') return;
    }
    outgoing.writeHead(502).end();
  }

  function passTo(
    port: number,
    { method, url, headers }: IncomingMessage,
    body: Buffer,
    outgoing: ServerResponse,
  ): Promise<'done' | 'notListening'> {
    return new Promise((resolve) => {
      const call = request({ host: '127.0.0.1', port, method, path: url, headers, agent }, (reply) => {
        outgoing.writeHead(reply.statusCode ?? 502, reply.headers);
        reply.pipe(outgoing);
        reply.on('error', () => outgoing.destroy());
        reply.on('close', () => resolve('done'));
      });
      call.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') return resolve('notListening');
        if (outgoing.headersSent) outgoing.destroy();
        else outgoing.writeHead(502).end();
        resolve('done');
      });
      call.end(body);
    });
  }

  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${portOf(server)}`,
    setPorts: (given) => {
      ports = given;
    },
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      agent.destroy();
      await closed;
    },
  };
}
