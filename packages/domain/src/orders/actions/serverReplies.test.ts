import { wordsText } from '../../messages/messageWords.ts';
import { describe, expect, test } from 'vitest';
import { orderActionNames } from './orderActionTexts.ts';
import { actionListReply, actionReply, bulkActionReply, removalReply, type ServerReply } from './serverReplies.ts';

const said = ({ status, message }: ServerReply) => ({ status, message: wordsText(message) });

describe('the reply to an action on one order', () => {
  test('makes a refusal an error with its reason', () => {
    expect(said(actionReply('hold-order', '#1', 'It is shipped.'))).toEqual({
      status: 'error',
      message: 'It is shipped.',
    });
    expect(said(removalReply(2, '#1', 'It is shipped.'))).toEqual({ status: 'error', message: 'It is shipped.' });
  });

  test('names the order on success', () => {
    expect(said(actionReply('hold-order', '#536365', null))).toEqual({
      status: 'success',
      message: '#536365 is on hold.',
    });
    expect(said(removalReply(2, '#536365', null))).toEqual({ status: 'success', message: 'Removed 2 from #536365.' });
    for (const action of orderActionNames)
      if (action !== 'cancel-item')
        expect(wordsText(actionReply(action, '#536365', null).message)).toMatch(/#536365.*[.]$/);
  });

  test('names exactly the refused orders in a list-form error', () => {
    const outcomes = [
      { orderName: '#1', refusal: 'It is shipped.' },
      { orderName: '#2', refusal: null },
      { orderName: '#3', refusal: 'It is closed already.' },
    ];
    expect(said(actionListReply('move-to-open-errored', outcomes))).toEqual({
      status: 'error',
      message: '#1: It is shipped. #3: It is closed already.',
    });
    expect(said(actionListReply('move-to-open-errored', [{ orderName: '#2', refusal: null }]))).toEqual({
      status: 'success',
      message: '#2 is open.',
    });
    const several = ['#2', '#3'].map((orderName) => ({ orderName, refusal: null }));
    expect(wordsText(actionListReply('move-to-open-errored', several).message)).toBe('2 order(s) moved to open.');
  });
});

describe('the reply to a bulk action', () => {
  test.each([
    [['error', 'skipped'], 'error', '0 order(s) closed, 1 failed, 1 skipped.'],
    [['skipped'], 'error', '0 order(s) closed, 1 skipped.'],
    [['success', 'error', 'success'], 'success', '2 order(s) closed, 1 failed.'],
    [['success'], 'success', '1 order(s) closed.'],
    [[], 'success', '0 order(s) closed.'],
  ] as const)('%j is %s: %s', (statuses, status, message) => {
    expect(said(bulkActionReply('move-to-close', statuses))).toEqual({ status, message });
  });
});
