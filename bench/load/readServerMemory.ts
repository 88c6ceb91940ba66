/** Memory of a server in MB. */
export interface ServerMemory {
  /** Memory of JavaScript and its buffers, including garbage that is not collected yet. */
  live: number;
  /** Resident memory of the process. */
  resident: number;
}

/** In the order of the report. */
export const memoryParts = ['live', 'resident'] as const;

/** Reads the memory from the server's `/metrics`. Throws if they lack it. */
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
