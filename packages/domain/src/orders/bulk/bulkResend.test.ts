import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import type { OrderOutcome } from './bulkReport.ts';
import { bulkResend, outcomesAfterResend } from './bulkResend.ts';
import { bulkTexts } from './bulkTexts.ts';

const ids = ['1', '2', '3', '4', '5'];
const orders = ids.map((orderId) => anOrder({ id: orderId, orderId }));
const outcome = (orderId: string, status: OrderOutcome['status'], message: string | null = null) => ({
  orderId,
  status,
  message,
});
const reading = (listed: readonly string[], isComplete = true) => ({ listed: new Set(listed), isComplete });
const statusesOf = (outcomes: readonly OrderOutcome[]) => outcomes.map(({ status }) => status);
const idsOf = (sent: readonly { orderId: string }[]) => sent.map(({ orderId }) => orderId);

describe('resending a bulk action with unknown outcomes', () => {
  test('counts orders that left the stage as done and does not resend them', () => {
    const plan = bulkResend(orders, [outcome('1', 'success'), outcome('2', 'error', 'No')], reading(['2', '4']), false);
    expect(statusesOf(plan.outcomes)).toEqual(['success', 'error', 'success', 'unknown', 'success']);
    expect(idsOf(plan.send)).toEqual(['4']);
  });

  test('sends nothing when all have left, even with idempotency', () => {
    for (const isRetrySafe of [true, false]) {
      const plan = bulkResend(orders, [], reading([]), isRetrySafe);
      expect([statusesOf(plan.outcomes), plan.send]).toEqual([ids.map(() => 'success'), []]);
    }
  });

  test('orders missing from an incompletely read list are neither done nor resent', () => {
    const plan = bulkResend(orders, [], reading(['1'], false), false);
    expect(plan.outcomes[1]).toEqual(outcome('2', 'unknown', bulkTexts.notLookedUp));
    expect(idsOf(plan.send)).toEqual(['1']);
  });

  test('resends the whole action unchanged when a repeated key runs once', () => {
    expect(bulkResend(orders, [outcome('1', 'success')], reading(['4']), true).send).toBe(orders);
  });

  test('never resends a known order to a server that may run it twice, and changes no outcome', () => {
    const statuses = fc.constantFrom<OrderOutcome['status']>('success', 'error', 'skipped', 'unknown');
    fc.assert(
      fc.property(
        fc.array(statuses, { minLength: 5, maxLength: 5 }),
        fc.subarray(ids),
        fc.boolean(),
        fc.boolean(),
        (found, listed, isComplete, isRetrySafe) => {
          const earlier = found.map((status, index) => outcome(ids[index] ?? '', status, 'As it was'));
          const plan = bulkResend(orders, earlier, reading(listed, isComplete), isRetrySafe);
          expect(plan.outcomes).toHaveLength(5);
          for (const [index, status] of found.entries())
            if (status !== 'unknown') expect(plan.outcomes[index]).toEqual(earlier[index]);
          if (isRetrySafe) {
            expect([[], orders]).toContainEqual(plan.send);
            return;
          }
          for (const { orderId } of plan.send) {
            expect(listed).toContain(orderId);
            expect(found[ids.indexOf(orderId)]).toBe('unknown');
          }
        },
      ),
    );
  });
});

describe('the reply to a second attempt', () => {
  const earlier = [outcome('1', 'success'), outcome('2', 'error', 'No')];
  const plan = bulkResend(orders, earlier, reading(['4', '5']), true);

  test('settles unknown outcomes and keeps known ones', () => {
    const reply = [
      outcome('1', 'skipped', 'It is open already.'),
      outcome('2', 'success'),
      outcome('4', 'error', 'Locked'),
    ];
    const after = outcomesAfterResend(earlier, plan, reply);
    expect(statusesOf(after)).toEqual(['success', 'error', 'success', 'error', 'unknown']);
    expect(after[4]).toEqual(outcome('5', 'unknown', bulkTexts.stillListed));
  });

  test('keeps an order that left as done when it is skipped, and fails it when the server says so', () => {
    const skipped = outcomesAfterResend(earlier, plan, [outcome('3', 'skipped', 'It is open already.')]);
    expect(skipped[2]).toEqual(outcome('3', 'success'));
    const refused = outcomesAfterResend(earlier, plan, [outcome('3', 'error', 'Locked')]);
    expect(refused[2]).toEqual(outcome('3', 'error', 'Locked'));
  });
});
