import { providers } from '@hub/domain/integrations';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createManualClock } from '@hub/domain/simulation';
import { startSimulators } from './startSimulators.ts';
import { simulators } from './simulators.ts';
import { callSimulator } from './core/callSimulator.ts';
import { minuteMs, startMs } from './testing/simulatorFixtures.ts';

describe.each(providers.map(({ thirdPartyId }) => thirdPartyId))('with 10,000 open orders at %s', (provider) => {
  test('returns a page in less than 50 ms', async () => {
    const clock = createManualClock(startMs);
    const running = await startSimulators({ clock, plan: 'one', hasRateLimits: false, providers: [provider] });
    onTestFinished(() => running.stop());
    const { authorize, create, largestPages } = simulators[provider].calls;
    const origin = running.origins[provider];
    const headers = await authorize(origin);
    const made = await callSimulator(origin, create('A-1').what, { ...create('A-1'), headers });
    expect(made.status).toBeLessThan(300);
    running.control(provider).copyOrder('A-1', 9_999);
    clock.advance(6 * minuteMs);
    for (const { what, body } of largestPages) {
      const times: number[] = [];
      for (let n = 0; n < 5; n++) {
        const before = process.cpuUsage();
        const reply = await callSimulator(origin, what, { headers, body });
        const { user, system } = process.cpuUsage(before);
        times.push((user + system) / 1000);
        expect([what, reply.status]).toEqual([what, 200]);
      }
      // CPU time of this process, including the client's part. Other load on the machine does not count.
      expect(Math.min(...times), what).toBeLessThan(50);
    }
  });
});
