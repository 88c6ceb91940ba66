import pg from 'pg';

const firstRetryMs = 250;
const longestRetryMs = 10_000;
/** How long a sign of life may take. */
const answerLimitMs = 5_000;

export interface ListenOptions {
  onMessage(payload: string): void;
  /** Called when it listens again; messages may have been missed. */
  onGap(): void;
  /** How often the connection is tried, because one that breaks without a word looks like a quiet one. */
  checkEveryMs?: number;
}

/**
 * Listens on a connection of its own, which is opened again when it breaks. Resolves to a function that ends it, once
 * the first connection listens.
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
      // Ending a connection with a query under way breaks it off.
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
