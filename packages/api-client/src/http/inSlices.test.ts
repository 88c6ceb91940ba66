import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { inSlices } from './inSlices.ts';
import { yieldToEventLoop } from './yieldToEventLoop.ts';

const numbers = Array.from({ length: 10 }, (_, place) => place);

describe('a long list in slices', () => {
  test('every element once, in its order, whatever is left for the last slice', async () => {
    const slices: (readonly number[])[] = [];
    await inSlices(numbers, 4, (slice) => slices.push(slice));
    expect(slices).toEqual([
      [0, 1, 2, 3],
      [4, 5, 6, 7],
      [8, 9],
    ]);
  });

  test('others get their turn between two slices', async () => {
    const said: string[] = [];
    const other = (async () => {
      for (let turn = 0; turn < 3; turn += 1) {
        await yieldToEventLoop();
        said.push('other');
      }
    })();
    await inSlices(numbers, 5, () => said.push('slice'));
    await other;
    expect(said.indexOf('other')).toBeLessThan(said.lastIndexOf('slice'));
  });

  test('slices that took no time together go on without a turn', async () => {
    const clock = vi.spyOn(performance, 'now').mockImplementation(() => 0);
    onTestFinished(() => clock.mockRestore());
    const read: number[] = [];
    const whole = inSlices(numbers, 2, (slice) => read.push(...slice), undefined, 20);
    for (let microtasks = 0; microtasks < 20; microtasks += 1) await Promise.resolve();
    expect(read).toEqual(numbers);
    await whole;
  });

  test('stops between two slices when it is given up', async () => {
    const controller = new AbortController();
    const read: number[] = [];
    const whole = inSlices(
      numbers,
      2,
      (slice) => {
        read.push(...slice);
        controller.abort(new Error('left'));
      },
      controller.signal,
    );
    await expect(whole).rejects.toThrow('left');
    expect(read).toEqual([0, 1]);
  });
});
