import { setTimeout as sleep } from 'node:timers/promises';
import { chaosProviders } from './chaosShop.ts';
import { createSeededRandom } from './createSeededRandom.ts';
import type { ChaosWorld } from './startChaosWorld.ts';

/** Permanent fault rates of calls and webhooks. */
const callFaults = {
  slow: 0.01,
  tooManyRequests: 0.01,
  serverError: 0.02,
  serverErrorAfterwards: 0.03,
  reset: 0.01,
  resetAfterwards: 0.03,
  html: 0.01,
  wrongShape: 0.01,
} as const;

/** Faults of a 3PL that is down: half of its calls get a server error, half a reset connection. */
const goneFaults = { serverError: 0.5, reset: 0.5 } as const;

export interface ChaosFaults {
  /** How often each fault occurred, and which ones are impossible on this machine. */
  figures(): readonly string[];
  /** The figures, and how full the disk was. */
  summary(): readonly string[];
  /** Each fault with the second since the start. */
  report(): readonly string[];
  /** Rejects if a fault can't be caused or fixed. */
  failed: Promise<never>;
  /** Waits until each kind has occurred, ends the faults and fixes what is broken. */
  stop(): Promise<void>;
}

/** Causes one fault after another, in an order from the seed, until stopped. `outageMs` is an hour on the 3PLs' clocks. */
export function startFaults(
  world: ChaosWorld,
  seed: string,
  { gapMs, outageMs }: { gapMs: number; outageMs: number },
): ChaosFaults {
  const random = createSeededRandom(seed);
  const startedAt = Date.now();
  const lines: string[] = [];
  const note = (text: string) => lines.push(`${((Date.now() - startedAt) / 1_000).toFixed(1)} s: ${text}`);
  const stopping = new AbortController();
  let rounds = 0;
  const oneOf = <Value>(values: readonly Value[]): Value => {
    const value = values[Math.floor(random() * values.length)];
    if (value === undefined) throw new Error('There is none to choose.');
    return value;
  };

  world.store.controls.setRandomFaults({
    seed,
    calls: {
      throttled: 0.01,
      serverError: 0.01,
      serverErrorAfterwards: 0.02,
      reset: 0.01,
      resetAfterwards: 0.02,
      html: 0.01,
    },
    webhooks: { lost: 0.01, twice: 0.1, late: 0.05, outOfOrder: 0.1 },
  });
  const usual = (provider: (typeof chaosProviders)[number]) =>
    world.simulators.control(provider).faults.randomly({
      seed: `${seed} ${provider}`,
      shares: callFaults,
      webhooks: { lost: 0.05, twice: 0.1, outOfOrder: 0.1 },
    });
  for (const provider of chaosProviders) usual(provider);

  const kinds: Record<string, () => Promise<void>> = {
    'kill -9 of a server': async () => {
      const index = oneOf([0, 1] as const);
      const downMs = 200 + random() * 1_500;
      note(`server ${index + 1} killed, back after ${downMs.toFixed(0)} ms`);
      await world.processes[index].kill();
      await sleep(downMs);
      await world.processes[index].start();
    },
    'a server whose clock is wrong': async () => {
      const index = oneOf([0, 1] as const);
      const offsetMs = oneOf([150_000, -150_000]);
      note(`server ${index + 1} killed, and back with a clock that is ${offsetMs / 1_000} s off`);
      await world.processes[index].kill();
      await world.processes[index].start(offsetMs);
    },
    'kill -9 of both servers': async () => {
      note('both servers killed');
      await Promise.all(world.processes.map((one) => one.kill()));
      await Promise.all(world.processes.map((one) => one.start()));
    },
    'restart of PostgreSQL': async () => {
      const how = oneOf(['crash', 'fast'] as const);
      const downMs = random() * 1_000;
      note(`PostgreSQL stopped (${how}) for ${downMs.toFixed(0)} ms`);
      await world.postgres.stop(how);
      await sleep(downMs);
      await world.postgres.start();
    },
    'a database without room': async () => {
      const fullMs = 500 + random() * 1_500;
      note(`PostgreSQL without room for ${fullMs.toFixed(0)} ms`);
      await world.postgres.setReadOnly(true);
      await sleep(fullMs);
      await world.postgres.setReadOnly(false);
    },
    ...(world.whyNoDisk === null && {
      'a disk that is really full': async () => {
        const fullMs = 1_000 + random() * 2_500;
        const part = oneOf(['tables', 'log'] as const);
        note(`the disk of the ${part} of PostgreSQL full for ${fullMs.toFixed(0)} ms`);
        await world.postgres.fillDisk(part);
        await sleep(fullMs);
        world.postgres.freeDisks();
        // PostgreSQL may have stopped.
        await world.postgres.start();
      },
    }),
    'a provider gone for an hour': async () => {
      const provider = oneOf(chaosProviders);
      note(`${provider} gone for an hour`);
      const { faults } = world.simulators.control(provider);
      faults.randomly({ seed: `${seed} ${provider} gone`, shares: goneFaults });
      // Doesn't wait, so other faults occur during the outage.
      gone.add(sleep(outageMs).then(() => usual(provider)));
    },
  };
  const gone = new Set<Promise<void>>();
  const times = new Map<string, number>();

  const running = (async () => {
    let left: string[] = [];
    do {
      // Each kind occurs before any repeats.
      if (left.length === 0) left = shuffled(Object.keys(kinds), random);
      await sleep(gapMs * (0.5 + random()));
      const kind = left.shift() ?? '';
      await kinds[kind]?.();
      times.set(kind, (times.get(kind) ?? 0) + 1);
      if (left.length === 0) rounds += 1;
    } while (!stopping.signal.aborted || rounds === 0);
  })();
  const failed = running.then(() => new Promise<never>(() => undefined));
  // `stop` reports the error as well.
  failed.catch(() => undefined);

  const counts = () => [...times].map(([kind, count]) => `${count} × ${kind}`).join(', ');

  return {
    figures: () => [counts(), ...(world.whyNoDisk === null ? [] : ['ABSENT: a disk that is really full'])],
    summary: () => {
      const { errors, panics } = world.postgres.diskTroubles();
      const disk =
        world.whyNoDisk === null
          ? `${errors} statements had no room on the full disk, and PostgreSQL ended all that it did ${panics} times.`
          : `ABSENT: a disk that is really full, since none can be mounted here: ${world.whyNoDisk}`;
      const hangs = world.postgres
        .hangs()
        .map((said) => `PostgreSQL ran without answering, and was ended by hand:\n${said}`);
      return [counts(), disk, ...hangs];
    },
    report: () => lines,
    failed,
    stop: async () => {
      stopping.abort();
      await running;
      await Promise.all(gone);
      world.store.controls.setRandomFaults(null);
      for (const provider of chaosProviders) world.simulators.control(provider).faults.clear();
      note('the faults are over');
    },
  };
}

function shuffled<Value>(values: readonly Value[], random: () => number): Value[] {
  return values
    .map((value) => ({ value, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
