import { readFile } from 'node:fs/promises';
import type { MemoryPoint } from './memoryOverTime.ts';

/** Memory of processes over time. */
export interface MemoryWatch {
  /** Points by process name. */
  points: ReadonlyMap<string, MemoryPoint[]>;
  stop(): void;
}

/**
 * Samples resident memory once a second. `pids` returns process ids by name and is called for each sample. Without /proc there are no
 * points.
 */
export function watchMemory(pids: () => Readonly<Record<string, number>>): MemoryWatch {
  const points = new Map<string, MemoryPoint[]>();
  const startedAt = performance.now();
  const timer = setInterval(() => {
    for (const [name, pid] of Object.entries(pids())) {
      const second = (performance.now() - startedAt) / 1_000;
      void residentMegabytes(pid).then((megabytes) => {
        if (megabytes === null) return;
        const known = points.get(name) ?? [];
        points.set(name, known);
        known.push({ second, megabytes });
      });
    }
  }, 1_000);
  return { points, stop: () => clearInterval(timer) };
}

async function residentMegabytes(pid: number): Promise<number | null> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? null : Number(kilobytes) / 1_024;
}
