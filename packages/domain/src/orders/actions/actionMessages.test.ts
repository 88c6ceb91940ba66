import { afterEach, expect, test, vi } from 'vitest';
import { texts as germanActions } from '../../../languages/de/orders/actions/orderActionTexts.ts';

afterEach(() => {
  vi.resetModules();
});

test('the timeline names a button and its undo in English in every page language', async () => {
  const undo = { undo: 'Rückgängig' };
  vi.resetModules();
  const { setPageLanguage } = await import('../../languages/pageLanguage.ts');
  setPageLanguage({ code: 'de', texts: { actionMessages: undo, ...germanActions }, polaris: {} });
  const { timelineUndo, undoLabel } = await import('./actionMessages.ts');
  const { orderActionTexts } = await import('./orderActionTexts.ts');
  expect(orderActionTexts('move-to-open').label).toBe('Wieder öffnen');
  expect(undoLabel('move-to-open')).toBe('Rückgängig (Wieder öffnen)');
  expect(timelineUndo('move-to-open')).toBe('Undo (Move to Open)');
});
