import pg from 'pg';

/** Controls the clock of one database. */
export interface SimulatedClock {
  /** Sets how many milliseconds the clock is ahead of the machine's. */
  setOffset(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Gives an empty database its own clock. Its sessions, and defaults of tables created later, find `now()` and `clock_timestamp()` in
 * `public` first. Functions with their own `search_path` keep the real time.
 */
export async function simulateClock(url: string): Promise<SimulatedClock> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `DO $$ BEGIN EXECUTE format('ALTER DATABASE %I SET search_path = public, pg_catalog', current_database()); END $$`,
  );
  const setOffset = async (ms: number) => {
    const ahead = `make_interval(secs => ${ms / 1_000})`;
    for (const name of ['now', 'clock_timestamp'])
      await client.query(
        `CREATE OR REPLACE FUNCTION public.${name}() RETURNS timestamptz LANGUAGE sql STABLE
          AS $$ SELECT pg_catalog.${name}() + ${ahead} $$`,
      );
    // The job queue uses its own function, which exists once a server has started.
    const { rows } = await client.query<{ found: boolean }>(`SELECT to_regproc('pgboss.job_now') IS NOT NULL AS found`);
    if (rows[0]?.found)
      await client.query(
        `CREATE OR REPLACE FUNCTION pgboss.job_now() RETURNS timestamptz LANGUAGE sql STABLE
          AS $$ SELECT pg_catalog.now() + ${ahead} $$`,
      );
  };
  await setOffset(0);
  return { setOffset, close: () => client.end() };
}
