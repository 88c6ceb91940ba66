import { message } from '@hub/domain/messages';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as german } from '../../../domain/languages/de/messages/importMessages.ts';
import { fakeBackend, json, testContext } from '../http/fakeBackend.ts';
import { toWireMessage, toWireWords } from '../http/wireWords.ts';

const unclosed = message('imports.inLine', { line: 3, problem: message('imports.unclosedQuote') });
const reasons = [
  message('imports.isNot', { field: 'quantity', text: 'abc', wanted: 'wholeNumber' }),
  { code: 'imports.blank', values: { field: 'aFieldOfANewerServer' } },
  'Row is no good',
];
const english = ['Quantity "abc" is not a whole number', 'Cost center is blank', 'Row is no good'];
const reply = {
  status: 'failed',
  ...toWireWords('message', unclosed),
  lines_read: 4,
  orders_added: 0,
  orders_known: 0,
  lines_refused: 3,
  bytes_read: 7,
  bytes_total: 7,
  problems: reasons.map((reason, index) => ({ line: index + 2, reason: english[index], ...toWireMessage(reason) })),
};

afterEach(() => {
  vi.resetModules();
});

test.each([
  ['English', null, ['Line 3: A cell’s closing quote is missing.', ...english]],
  [
    'German',
    { code: 'de', texts: german, polaris: {} },
    [
      'Zeile 3: Das schließende Anführungszeichen einer Zelle fehlt.',
      'Menge „abc“ ist nicht gültig, erwartet: eine ganze Zahl',
      'Cost center is blank',
      'Row is no good',
    ],
  ],
])('why a file and its rows were rejected, in %s; from a newer server in English', async (_, language, texts) => {
  vi.resetModules();
  (await import('@hub/domain/languages')).setPageLanguage(language);
  const { getImport } = await import('./getImport.ts');
  const { wordsText } = await import('@hub/domain/messages');
  const progress = await getImport(testContext(fakeBackend(json(reply))), 'import-1');
  expect([progress.message, ...progress.problems.map(({ reason }) => reason)].map(wordsText)).toEqual(texts);
});
