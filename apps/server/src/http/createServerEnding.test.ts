import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { createServerEnding } from './createServerEnding.ts';
import { portOf } from '../testing/serverFixtures.ts';

const request = 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n';

/** A server whose replies the test controls, and a client with a kept-alive connection. */
async function aServer() {
  const asked: ServerResponse[] = [];
  const server = createServer((_incoming, outgoing) => void asked.push(outgoing));
  const ending = createServerEnding(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const port = portOf(server);
  const open = () => {
    const socket = connect(port, '127.0.0.1');
    onTestFinished(() => void socket.destroy());
    let received = '';
    socket.on('data', (part) => (received += part.toString()));
    const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
    return { socket, ended, received: () => received };
  };
  const answerNext = async () => {
    await expect.poll(() => asked.length).toBe(1);
    asked.pop()?.end('done');
  };
  /** Ends the server as a signal does. */
  const end = () => {
    ending.announce();
    const stopped = ending.stopListening();
    void stopped.then(ending.closeUnused);
    return { stopped, closed: once(server, 'close') };
  };
  return { open, answerNext, end, asked };
}

async function answered(
  { socket, received }: { socket: Socket; received: () => string },
  answerNext: () => Promise<void>,
) {
  socket.write(request);
  await answerNext();
  await expect.poll(received).toContain('Connection: keep-alive');
}

test('an unread request is answered when the server ends, and its connection closes', async () => {
  const { open, answerNext, end } = await aServer();
  const client = open();
  await answered(client, answerNext);
  client.socket.write(request);
  const { closed } = end();
  await answerNext();
  expect(await client.ended).toMatch(/Connection: close\r\n[^]*done$/);
  await closed;
});

test('a request on a kept connection is answered shortly after the server stops listening', async () => {
  const { open, answerNext, end } = await aServer();
  const client = open();
  await answered(client, answerNext);
  const { stopped, closed } = end();
  await stopped;
  client.socket.write(request);
  await answerNext();
  expect(await client.ended).toMatch(/Connection: close\r\n[^]*done$/);
  await closed;
});

test('a connection in the system’s backlog is answered when the server ends', async () => {
  const { open, answerNext, end } = await aServer();
  const client = open();
  // Connects in the next tick; the server checks after it.
  await new Promise<void>((resolve) => process.nextTick(resolve));
  client.socket.write(request);
  const { closed } = end();
  await answerNext();
  expect(await client.ended).toMatch(/Connection: close\r\n[^]*done$/);
  await closed;
});

test('all connections in the system’s backlog are answered when the server ends', async () => {
  const { open, end, asked } = await aServer();
  const clients = Array.from({ length: 20 }, open);
  await new Promise<void>((resolve) => process.nextTick(resolve));
  for (const { socket } of clients) socket.write(request);
  const { closed } = end();
  await expect.poll(() => asked.length).toBe(20);
  for (const reply of asked) reply.end('done');
  for (const { ended } of clients) expect(await ended).toMatch(/Connection: close\r\n[^]*done$/);
  await closed;
});

test('a running reply is the last of its connection', async () => {
  const { open, answerNext, end, asked } = await aServer();
  const client = open();
  client.socket.write(request);
  await expect.poll(() => asked.length).toBe(1);
  const { closed } = end();
  await answerNext();
  expect(await client.ended).toContain('Connection: close');
  await closed;
});

test('a server that ends does not wait for an unused connection', async () => {
  const { open, answerNext, end } = await aServer();
  const client = open();
  await answered(client, answerNext);
  await end().closed;
  expect((await client.ended).match(/done/g)).toHaveLength(1);
});

test('a server that ends refuses new connections', async () => {
  const { open, end } = await aServer();
  await end().stopped;
  const [error] = (await once(open().socket, 'error')) as [NodeJS.ErrnoException];
  expect(error.code).toBe('ECONNREFUSED');
});
