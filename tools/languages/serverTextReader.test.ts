import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { serverTextReader } from '../../packages/domain/languages/serverTextReader.ts';

const english = {
  closed: '{order:name} is closed.',
  by: '{button:part} clicked by {person}',
  count: 'Removed {units:count} from {order:name}.',
  results: '{results:results}.',
  routed: 'Routed to {locations:list}: {reason:said}',
  ran: 'Workflow “{name}” ran: {changes:clauses}',
};
const german = {
  closed: '{order} ist geschlossen.',
  by: '{person} hat „{button}“ angeklickt',
  count: '{units} {units|Einheit|Einheiten} aus {order} entfernt.',
  results: '{results}.',
  routed: 'Zugeteilt an {locations}: {reason}',
  ran: 'Workflow „{name}“: {changes}',
};
const parts = { failed: '{orders:count} failed', at: '{location} ({units:count})', tagged: 'tagged {tag}' };
const germanParts = { failed: '{orders} fehlgeschlagen', at: '{location} ({units})', tagged: 'getaggt: {tag}' };

const reader = serverTextReader({
  sentences: [english, german],
  parts: [parts, germanParts],
  words: [[{ hold: { label: 'Hold Order' } }, { hold: { label: 'Zurückhalten' } }]],
  functions: [
    [
      'Enter {b:count} or more, because {a:said}.',
      (why: string, least: number) => `Mindestens ${least + 0}, denn ${why}.`,
    ],
  ],
});
const read = reader.sentence;

test.each([
  ['#1001 is closed.', '#1001 ist geschlossen.'],
  ['Hold Order clicked by Ada (night shift)', 'Ada (night shift) hat „Zurückhalten“ angeklickt'],
  ['Removed 1 from #1001.', '1 Einheit aus #1001 entfernt.'],
  ['Removed 1,200 from #1001.', '1,200 Einheiten aus #1001 entfernt.'],
  ['3 failed, 1 failed.', '3 fehlgeschlagen, 1 fehlgeschlagen.'],
  ['Routed to Leeds (2) and Newark (1): Hold Order', 'Zugeteilt an Leeds (2) and Newark (1): Zurückhalten'],
  ['Routed to Salt and Pepper: no reason', 'Zugeteilt an Salt and Pepper: no reason'],
  ['Workflow “A” ran: tagged VIP; something new', 'Workflow „A“: getaggt: VIP; something new'],
  ['Hold Order', 'Zurückhalten'],
  ['Enter 1,200 or more, because 2 failed.', 'Mindestens 1200, denn 2 fehlgeschlagen.'],
])('%s', (text, said) => {
  expect(read(text)).toBe(said);
});

test.each([
  '',
  'The warehouse is closed.',
  ' is closed.',
  'Something clicked by Ada',
  'Removed many from #1001.',
  '3 failed, and more.',
  'tagged VIP',
  'Hold Order ',
])('%j, which no sentence fits, stays as it is', (text) => {
  expect(read(text)).toBe(text);
});

test('a part is read alone where it is asked for, and sentences as well', () => {
  expect(['tagged VIP', '#1001 is closed.', 'whatever'].map(reader.part)).toEqual([
    'getaggt: VIP',
    '#1001 ist geschlossen.',
    'whatever',
  ]);
});

test('a text of a hundred thousand characters is read in no time that a person notices', () => {
  const long = 'Workflow “'.repeat(10_000);
  expect(read(long)).toBe(long);
});

test('values are written as they are, also where they look like a place for one', () => {
  expect(read('Hold Order clicked by {button} $& {order|a|b}')).toBe(
    '{button} $& {order|a|b} hat „Zurückhalten“ angeklickt',
  );
});

test('whatever stands around and between the words of a sentence, nothing of it is lost', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ' is closed.',
      'Hold Order',
      ' clicked by ',
      'Routed to ',
      ': ',
      ' and ',
      '; ',
      '1 failed',
      '{order}',
      '“',
    ),
    fc.string({ unit: 'grapheme' }),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      expect(read(`Routed to ${text} #7: Zq`)).toMatch(/#7[^]*Zq|Zq[^]*#7/);
    }),
  );
});
