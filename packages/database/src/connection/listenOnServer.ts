import pg from 'pg';

const firstRetryMs = 250;
const longestRetryMs = 10_000;
/** Time limit for a reply to the connection check. */
const answerLimitMs = 5_000;

export interface ListenOptions {
  onMessage(payload: string): void;
  /** Called when it listens again; messages may have been missed. */
  onGap(): void;
  /** How often the connection is checked, because a silently broken one looks like a quiet one. */
  checkEveryMs?: number;
}

/**
 * Listens on a dedicated connection, which is reopened when it breaks. Resolves once the first connection listens, to a
 * function that stops it.
 */
export async function listenOnServer(
  url: string,
  channel: string,
  { onMessage, onGap, checkEveryMs = 15_000 }: ListenOptions,
): Promise<() => Promise<void>> {
  let current: pg.Client | null = null;
  let retry: NodeJS.Timeout | undefined;
  let isEnded = false;

  async function connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: answerLimitMs,
      query_timeout: answerLimitMs,
    });
    client.on('notification', ({ payload }) => onMessage(payload ?? ''));
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end();
      throw error;
    }
    if (isEnded) return client.end();
    current = client;
    let check: NodeJS.Timeout | undefined;
    const checkLater = () => {
      // Ending a connection with a running query aborts the query.
      check = setTimeout(() => client.query('SELECT 1').then(checkLater, () => client.end()), checkEveryMs);
    };
    client.once('end', () => {
      clearTimeout(check);
      reconnectIn(firstRetryMs);
    });
    checkLater();
  }

  function reconnectIn(waitMs: number): void {
    if (isEnded) return;
    retry = setTimeout(() => {
      connect().then(
        () => isEnded || onGap(),
        () => reconnectIn(Math.min(waitMs * 2, longestRetryMs)),
      );
    }, waitMs);
  }

  await connect();
  return async () => {
    isEnded = true;
    clearTimeout(retry);
    await current?.end();
  };
}
