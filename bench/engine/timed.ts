import { percentile, rounded } from '../figures.ts';

/** Ms of each run, in ascending order. */
export async function timed(runs: number, work: (run: number) => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    await work(run);
    times.push(performance.now() - started);
  }
  return times.toSorted((a, b) => a - b);
}

/** Median and p99 of ascending times, as `3.1 / 14.8`. */
export function medianAndP99(times: readonly number[]): string {
  return `${rounded(percentile(times, 0.5))} / ${rounded(percentile(times, 0.99))}`;
}
