import { expect, test } from 'vitest';
import { createJobLimit, inJob } from './inJob.ts';

/** Work that lasts until the test ends it. */
function someWork() {
  const limit = createJobLimit(2);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const begin = (name: string) =>
    limit(() => {
      begun.push(name);
      return new Promise<void>((resolve) => ends.set(name, resolve));
    });
  return { limit, begun, begin, end: (name: string) => ends.get(name)?.() };
}

test('jobs wait for each other, and no call waits for a job', async () => {
  const { begin, begun, end } = someWork();
  const jobs = ['job 1', 'job 2', 'job 3'].map((name) => inJob(() => begin(name)));
  const call = begin('call');
  expect(begun).toEqual(['job 1', 'job 2', 'call']);
  end('job 1');
  await jobs[0];
  await expect.poll(() => begun).toContain('job 3');
  for (const name of begun) end(name);
  await Promise.all([...jobs, call]);
});

test('a transaction within that of a job does not wait for it', async () => {
  const { limit } = someWork();
  const nested = () => limit(() => limit(async () => 'done'));
  const results = await Promise.all([1, 2, 3].map(() => inJob(nested)));
  expect(results).toEqual(['done', 'done', 'done']);
});

test('one that fails makes room for the next', async () => {
  const { limit } = someWork();
  for (let job = 0; job < 5; job += 1)
    await expect(inJob(() => limit(() => Promise.reject(new Error('It failed.'))))).rejects.toThrow('It failed.');
  expect(await inJob(() => limit(async () => 'done'))).toBe('done');
});
