import { describe, expect, test } from 'vitest';
import { actionResult, bulkResult, isRefused, runWorkflowResult } from './actionResults.ts';

describe('§8 results of one order', () => {
  test('Action response missing: "Something went wrong"', { tags: '§8.6' }, () => {
    expect(actionResult(null)).toEqual({ ok: false, text: 'Something went wrong' });
    expect(runWorkflowResult(null)).toEqual({ ok: false, text: 'Something went wrong' });
  });

  test('Status "error": server message or "Something went wrong"', { tags: '§8.7' }, () => {
    expect(actionResult({ status: 'error', message: 'The warehouse is closed' })).toEqual({
      ok: false,
      text: 'The warehouse is closed',
    });
    for (const message of [undefined, null, '', '  '])
      expect(actionResult({ status: 'error', message })).toEqual({ ok: false, text: 'Something went wrong' });
  });

  test("§7 data.status ('error' or not), data.message", { tags: '§7.14' }, () => {
    expect(actionResult({ status: 'success', message: 'Order held' })).toEqual({ ok: true, text: 'Order held' });
    expect(actionResult({ status: 'error', message: 'Order held' })).toEqual({ ok: false, text: 'Order held' });
    expect(actionResult({})).toEqual({ ok: true, text: '' });
    expect(isRefused('error')).toBe(true);
    for (const status of ['success', 'ok', 'queued', 'Errors', '', null, undefined])
      expect(isRefused(status), String(status)).toBe(false);
  });

  test('run-workflow without message: "Internal server error."', { tags: '§8.11' }, () => {
    expect(runWorkflowResult({ success: true, message: 'Done' })).toEqual({ ok: true, text: 'Done' });
    expect(runWorkflowResult({ success: true })).toEqual({ ok: true, text: 'Internal server error.' });
    expect(runWorkflowResult({ success: false })).toEqual({ ok: false, text: 'Internal server error.' });
  });
});

describe('§8 results of a bulk action', () => {
  test("shows the server's message after a bulk move", () => {
    expect(bulkResult('move-to-close', { status: 'success', message: '3 orders closed' })).toEqual({
      ok: true,
      text: '3 orders closed',
    });
  });

  test.each(['move-to-open', 'move-to-close'] as const)(
    'Move success text: "Orders successfully moved to open" (also after move to close): %s',
    { tags: '§8.10' },
    (action) => {
      expect(bulkResult(action, { status: 'success' })).toEqual({
        ok: true,
        text: 'Orders successfully moved to open',
      });
    },
  );

  test('never calls a failed move a success', () => {
    expect(bulkResult('move-to-open', { status: 'error' })).toEqual({ ok: false, text: 'Something went wrong' });
    expect(bulkResult('move-to-open', null)).toEqual({ ok: false, text: 'Something went wrong' });
  });

  test('Bulk action without message: "Internal Server Error."', { tags: '§8.12' }, () => {
    expect(bulkResult('available', { status: 'success' })).toEqual({ ok: true, text: 'Internal Server Error.' });
    expect(bulkResult('available-partially', { message: 'Released' })).toEqual({ ok: true, text: 'Released' });
  });
});
