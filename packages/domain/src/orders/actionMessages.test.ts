import { afterEach, expect, test } from 'vitest';

afterEach(() => {
  globalThis.hubLanguage = undefined;
});

test('the timeline names an undo in English, whatever the language of the page', async () => {
  globalThis.hubLanguage = { code: 'de', texts: { actionMessages: { undo: 'Rückgängig' } }, polaris: {} };
  const { actionMessages, undoLabel } = await import('./actionMessages.ts');
  expect(actionMessages.undo).toBe('Rückgängig');
  expect(undoLabel('move-to-open')).toBe('Undo (Move to Open)');
});
