/** Megabytes of a server. */
export interface ServerMemory {
  /** What JavaScript and its buffers hold, with the garbage that has not been collected yet. */
  live: number;
  /** What the process keeps. */
  resident: number;
}

/** In the order in which they are written. */
export const memoryParts = ['live', 'resident'] as const;

/** As its `/metrics` say. Throws when they do not. */
export async function readServerMemory(port: number): Promise<ServerMemory> {
  const reply = await fetch(`http://127.0.0.1:${port}/metrics`);
  const text = await reply.text();
  const megabytes = (name: string) => {
    const bytes = Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(text)?.[1]);
    if (!Number.isFinite(bytes)) throw new Error(`The metrics have no ${name}: ${reply.status}.`);
    return bytes / 2 ** 20;
  };
  return {
    live: megabytes('nodejs_heap_size_used_bytes') + megabytes('nodejs_external_memory_bytes'),
    resident: megabytes('process_resident_memory_bytes'),
  };
}
