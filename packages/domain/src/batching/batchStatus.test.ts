import { describe, expect, it } from 'vitest';
import { batchesSummary, batchProgressText, batchStatus } from './batchStatus.ts';

const batch = (counts: object, endedAt: string | null = '2026-11-20T15:00:04.000Z') => ({
  endedAt,
  counts: { waiting: 0, sent: 0, skipped: 0, failed: 0, ...counts },
});

describe('batch status', () => {
  it.each([
    ['sending', batch({ waiting: 120, sent: 200, failed: 3 }, null)],
    ['failed', batch({ sent: 41, failed: 3 })],
    ['sent', batch({ sent: 41, skipped: 1 })],
    ['nothing', batch({ skipped: 2 })],
  ])('%s', (status, record) => {
    expect(batchStatus(record)).toBe(status);
  });

  it('says how many orders were sent and what happened to the rest', () => {
    expect(batchProgressText(batch({ waiting: 120, sent: 200 }, null))).toBe('200 of 320 orders sent');
    expect(batchProgressText(batch({ sent: 41, skipped: 1, failed: 3 }))).toBe(
      '41 of 45 orders sent, 3 failed, 1 skipped',
    );
    expect(batchProgressText(batch({ sent: 1 }))).toBe('1 of 1 order sent');
  });

  it('sums up several batches, those under way first', () => {
    const [sending, failed, sent] = [batch({ waiting: 1 }, null), batch({ failed: 1 }), batch({ sent: 1 })];
    expect(batchesSummary([sending, failed, failed, sent])).toBe(
      '1 batch is being sent. 2 batches have failed orders.',
    );
    expect(batchesSummary([sent])).toBe('Nothing is being sent, and none of these batches has failed orders.');
  });

  it('never counts a batch as sent when all its orders were skipped', () => {
    const [sent, nothing] = [batch({ sent: 1 }), batch({ skipped: 2 })];
    expect(batchesSummary([nothing])).toBe('1 batch sent nothing.');
    expect(batchesSummary([sent, nothing, nothing])).toBe('2 batches sent nothing.');
  });
});
