import { describe, expect, test } from 'vitest';
import { anOrder } from '../../testing/anOrder.ts';
import { bulkTexts } from './bulkTexts.ts';
import { undoReleaseReport } from './undoReleaseReport.ts';

const orders = ['1', '2', '3', '4'].map((orderId) => anOrder({ id: orderId, orderId, orderName: `#${orderId}` }));
const held = (orderId: string) => ({ orderId, status: 'success' as const, message: null });
const namesOf = (groups: readonly { reason: string; orders: readonly { orderName: string }[] }[]) =>
  groups.map(({ reason, orders: group }) => [reason, ...group.map(({ orderName }) => orderName)]);

describe('putting released orders back on hold', () => {
  test('reports that all are back', () => {
    const report = undoReleaseReport(orders, ['1', '2', '3', '4'].map(held), new Set(['1', '2', '3', '4']));
    expect(report).toMatchObject({ text: '4 orders are on hold again.', tone: 'success', failed: [], unknown: [] });
  });

  test('tells apart orders put back, refused, unanswered and not sent after a stop', () => {
    const outcomes = [held('1'), { orderId: '2', status: 'error' as const, message: 'It is shipped.' }];
    const report = undoReleaseReport(orders, outcomes, new Set(['1', '2', '3']));
    expect(report).toMatchObject({ text: '1 on hold again, 2 not put back, 1 not known.', tone: 'warning' });
    expect(namesOf(report.failed)).toEqual([
      ['It is shipped.', '#2'],
      [bulkTexts.stopped, '#4'],
    ]);
    expect(namesOf(report.unknown)).toEqual([[bulkTexts.waitStopped, '#3']]);
  });

  test('an expired session is not reported as stopped by a person', () => {
    const report = undoReleaseReport(orders, [held('1')], new Set(['1']), 'sessionExpired');
    expect(namesOf(report.failed)).toEqual([[bulkTexts.sessionExpired, '#2', '#3', '#4']]);
    expect(report.text).toBe('1 on hold again, 3 not put back.');
  });

  test('unknown outcomes are not a failure', () => {
    const report = undoReleaseReport(orders, [], new Set(['1', '2', '3', '4']));
    expect(report).toMatchObject({ text: '4 not known.', tone: 'warning', failed: [] });
  });
});
