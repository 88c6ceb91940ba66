import { execFileSync } from 'node:child_process';
import { statfsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** A separate in-memory file system that can fill up like a disk. */
export interface OwnDisk {
  /** Fills the remaining space, to the last page. */
  fill(): Promise<void>;
  /** Releases the space. */
  free(): void;
  unmount(): void;
}

/** This machine or user cannot mount file systems. */
export class NoDiskError extends Error {
  override readonly name = 'NoDiskError';
}

interface DiskOptions {
  megabytes: number;
  owner: { uid?: number; gid?: number };
}

/** Attempts of `fill`, because the server may write between two of them. */
const fillTries = 200;

/** Mounts a new, empty disk on an existing folder. Throws NoDiskError. */
export function mountDisk(folder: string, { megabytes, owner: { uid = 0, gid = 0 } }: DiskOptions): OwnDisk {
  const size = `${megabytes}m`;
  run('mount', ['-t', 'tmpfs', '-o', `size=${size},uid=${uid},gid=${gid},mode=0700`, 'tmpfs', folder]);
  const resize = (to: string) => run('mount', ['-o', `remount,size=${to}`, folder]);
  return {
    // Resizes the disk to its content, so that filling gigabytes takes no memory.
    fill: async () => {
      for (let tried = 1; ; tried += 1) {
        const { bsize, blocks, bfree } = statfsSync(folder);
        try {
          resize(String((blocks - bfree) * bsize));
          return;
        } catch (error) {
          if (tried === fillTries) throw error;
          await sleep(1);
        }
      }
    },
    free: () => resize(size),
    unmount: () => run('umount', ['-l', folder]),
  };
}

function run(program: string, parts: readonly string[]): void {
  try {
    execFileSync(program, parts, { stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new NoDiskError(said || String(error), { cause: error });
  }
}
