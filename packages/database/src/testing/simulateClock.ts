import pg from 'pg';

/** The clock of one database of a server, as its tests move it. */
export interface SimulatedClock {
  /** Milliseconds by which it is ahead of the machine. */
  setOffset(ms: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Gives an empty database a clock of its own: its sessions find `now()` and `clock_timestamp()` in `public` first, and
 * so do the defaults of tables that are created later. Functions with a `search_path` of their own keep the real time.
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
    // The job queue asks its own function, which exists once a server has started.
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
