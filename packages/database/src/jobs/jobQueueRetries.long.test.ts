import { expect, test } from 'vitest';
import { aShop } from '../testing/aShop.ts';
import { describeOnBothKinds } from '../testing/describeOnBothKinds.ts';
import { createJobQueue, type QueuedJob } from './jobQueue.ts';
import { addJobs } from './outbox.ts';

describeOnBothKinds('the job queue', (database) => {
  test('retries a failing job with growing delays, then keeps it with its error for a manual retry', async () => {
    const [shopId, queue] = [await aShop(database()), 'retries'];
    const attempts: [number, number][] = [];
    let isFailing = true;
    const work = async ({ attempt }: QueuedJob) => {
      attempts.push([attempt, Date.now()]);
      if (isFailing) throw new Error('The warehouse is silent.');
    };
    const errors: unknown[] = [];
    const jobs = createJobQueue(database(), { onError: (error) => errors.push(error) });
    jobs.work(queue, work, { retries: 2, firstRetrySeconds: 1 });
    await jobs.start();
    await database().inShop(shopId, (transaction) => addJobs(transaction, [{ queue, data: { order: 1 } }]));
    const dead = () => jobs.listDeadJobs(1000);
    await expect.poll(dead).toHaveLength(1);
    expect(attempts.map(([attempt]) => attempt)).toEqual([1, 2, 3]);
    const waits = attempts.slice(1).map(([, at], index) => at - (attempts[index]?.[1] ?? 0));
    expect(waits[0]).toBeGreaterThanOrEqual(500);
    expect(waits[1]).toBeGreaterThanOrEqual(1_000);
    expect(errors.map(String)).toEqual(Array.from({ length: 3 }, () => 'Error: The warehouse is silent.'));
    const [job] = await dead();
    expect(job).toMatchObject({ queue, shopId, data: { order: 1 }, reason: 'The warehouse is silent.' });
    isFailing = false;
    expect(await jobs.retryDeadJobs([job?.id ?? ''])).toBe(1);
    await expect.poll(() => attempts).toHaveLength(4);
    expect(await dead()).toEqual([]);
    await jobs.stop();
  });
});
