import { readFile } from 'node:fs/promises';
import type { MemoryPoint } from './memoryOverTime.ts';

/** What the processes take of memory, second by second. */
export interface MemoryWatch {
  /** By the name of the process. */
  points: ReadonlyMap<string, MemoryPoint[]>;
  stop(): void;
}

/** Looks once a second. `pids`: by the names of processes; read at each look. Sees nothing where there is no /proc. */
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
