import { get, type IncomingMessage } from 'node:http';
import { startServer } from '../../e2e/startServer.ts';
import { builtApp } from '../build.ts';
import type { Case } from '../Case.ts';
import { percentile, rounded, table } from '../figures.ts';
import { shop } from '../createFixtures.ts';

/** Timing and size of one reply. */
interface Reply {
  firstByte: number;
  total: number;
  bytes: number;
  /** Number of data events; 1 for a reply that arrived in one piece. */
  pieces: number;
  encoding: string;
  headers: IncomingMessage['headers'];
}

/** Sends a list of 100,000 orders and measures how long other calls take at the same time. */
export const server: Case = {
  name: 'server',
  title: 'Sandbox server',
  async run({ rounds, isQuick }) {
    const running = await startServer(['--sandbox', ...(isQuick ? [] : ['--scenario', 'large'])], {
      WEB_BUILD: builtApp,
    });
    try {
      const { origin } = new URL(running.address);
      const { authorization = '' } = (await getReply(`${origin}/shopInfo?shop=${shop}`, '')).headers;
      const stats = () => getReply(`${origin}/stats?fix=last_24h&search_by_filter=order_wise`, authorization);
      const list = () =>
        getReply(`${origin}/list-order?tab=1&fix=all&search_by_filter=order_wise&offset=0&limit=all`, authorization);

      await Promise.all([stats(), list()]);
      const alone = await repeatFor(2_000, stats);
      const lists: Reply[] = [];
      const meanwhile: Reply[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const listed = list();
        meanwhile.push(...(await repeatUntil(listed, stats)));
        lists.push(await listed);
      }
      const last = lists.at(-1);
      if (!last || last.bytes < 100_000) throw new Error(`The list has ${last?.bytes} bytes`);
      return [
        table(
          ['list-order of all orders', 'first byte, ms', 'whole reply, ms', 'MB sent', 'encoding', 'chunks'],
          [
            [
              isQuick ? '25,900 orders' : '100,000 orders',
              middle(lists, 'firstByte'),
              middle(lists, 'total'),
              rounded(last.bytes / 1e6),
              last.encoding,
              rounded(last.pieces),
            ],
          ],
        ),
        table(
          ['/stats, ms', 'requests', 'p50', 'p95', 'p99', 'longest'],
          [
            ['alone', ...spread(alone)],
            ['while a list is sent', ...spread(meanwhile)],
          ],
        ),
      ].join('\n\n');
    } finally {
      await running.stop();
    }
  },
};

function getReply(address: string, authorization: string): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const request = get(
      address,
      { headers: { Accept: 'application/json', 'Accept-Encoding': 'gzip', Authorization: authorization } },
      (reply) => {
        if (reply.statusCode !== 200)
          return reject(new Error(`${new URL(address).pathname} answered ${reply.statusCode}`));
        let [firstByte, bytes, pieces] = [0, 0, 0];
        reply.on('data', (piece: Buffer) => {
          firstByte ||= performance.now() - began;
          bytes += piece.length;
          pieces += 1;
        });
        reply.on('end', () =>
          resolve({
            firstByte,
            total: performance.now() - began,
            bytes,
            pieces,
            encoding: reply.headers['content-encoding'] ?? 'none',
            headers: reply.headers,
          }),
        );
        reply.on('error', reject);
      },
    );
    request.on('error', reject);
  });
}

/** Sends requests one after the other for this many ms. */
async function repeatFor(ms: number, sendRequest: () => Promise<Reply>): Promise<Reply[]> {
  const end = performance.now() + ms;
  const replies: Reply[] = [];
  while (performance.now() < end) replies.push(await sendRequest());
  return replies;
}

/** Sends requests one after the other until `done` resolves. */
async function repeatUntil(done: Promise<unknown>, sendRequest: () => Promise<Reply>): Promise<Reply[]> {
  const end = done.then(() => 'done' as const);
  const replies: Reply[] = [];
  for (;;) {
    const next = await Promise.race([end, sendRequest()]);
    if (next === 'done') return replies;
    replies.push(next);
  }
}

function ascending(replies: readonly Reply[], of: 'firstByte' | 'total'): number[] {
  return replies.map((reply) => reply[of]).sort((a, b) => a - b);
}

function middle(replies: readonly Reply[], of: 'firstByte' | 'total'): string {
  return rounded(percentile(ascending(replies, of), 0.5));
}

function spread(replies: readonly Reply[]): string[] {
  const times = ascending(replies, 'total');
  return [times.length.toLocaleString('en'), ...[0.5, 0.95, 0.99, 1].map((part) => rounded(percentile(times, part)))];
}
