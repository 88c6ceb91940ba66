import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { DatabaseUnavailableError } from './errors.ts';

const runOnce = '_PostgresMainLoopOnce';

/** The part of the compiled PostgreSQL that drives its main loop. */
interface MainLoop {
  [runOnce](): void;
  stackRestore(pointer: number): void;
}

/** Exit value of the main loop for an ordinary statement error. */
const ordinaryError = 100;

/**
 * PGlite that stops when PostgreSQL does. When PostgreSQL gives up, on a full disk or damaged files, PGlite 0.5 swallows
 * the error and calls it again forever, which hangs the process (electric-sql/pglite#1058).
 */
export class EmbeddedPostgres extends PGlite {
  #stopped: DatabaseUnavailableError | null = null;
  #watched: MainLoop | null = null;

  /** Opens or creates the files in `directory`; in memory if absent. */
  static async open(directory: string | undefined, options: PGliteOptions): Promise<EmbeddedPostgres> {
    const client = new EmbeddedPostgres(directory ?? 'memory://', options);
    await client.waitReady;
    return client;
  }

  override execProtocolRawSync(message: Uint8Array): Uint8Array {
    if (this.#stopped) throw this.#stopped;
    this.#watch();
    try {
      const reply = super.execProtocolRawSync(message);
      if (this.#stopped === null) return reply;
    } catch (error) {
      if (this.#stopped === null) throw error;
    }
    throw this.#stopped;
  }

  #watch(): void {
    const loop = this.mod as MainLoop | undefined;
    if (loop === undefined || this.#watched === loop) return;
    this.#watched = loop;
    const { [runOnce]: run, stackRestore } = loop;
    loop[runOnce] = () => {
      try {
        run();
      } catch (error) {
        if ((error as { status?: number }).status !== ordinaryError)
          this.#stopped = new DatabaseUnavailableError(
            'The database has stopped: its disk may be full or its files damaged. Start the app again.',
            { cause: error },
          );
        throw error;
      }
    };
    // Called where PGlite swallows the main loop's error: the only way out of its loop.
    loop.stackRestore = (pointer) => {
      if (this.#stopped) throw this.#stopped;
      stackRestore(pointer);
    };
  }
}
