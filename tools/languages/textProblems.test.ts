import { expect, test } from 'vitest';
import { textProblems } from './textProblems.ts';

const english = {
  title: 'Open Orders',
  unit: 'SKU',
  path: '/learn',
  counted: (count: number, list: string) => `${count.toLocaleString('en')} orders in ${list}`,
};
const german = {
  title: 'Offene Bestellungen',
  unit: 'SKU',
  path: '/learn',
  counted: (count: number, list: string) => `${count.toLocaleString('de')} Bestellungen in ${list}`,
};

const problems = (changed: object) => textProblems('texts', english, { ...german, ...changed });

test('a complete translation has no problem', () => {
  expect(problems({})).toEqual([]);
});

test('names texts that are missing, empty, unknown or still English', () => {
  const { title: _, ...untitled } = german;
  expect(textProblems('texts', english, untitled)).toEqual(['texts.title is missing']);
  expect(problems({ title: ' ' })).toEqual(['texts.title is empty']);
  expect(problems({ subtitle: 'Mehr' })).toEqual(['texts.subtitle is not in English']);
  expect(problems({ title: 'Open Orders' })).toEqual(['texts.title is still English: "Open Orders"']);
  expect(textProblems('texts', { name: 'Starter' }, { name: 'Starter' }, ['Starter'])).toEqual([]);
});

test('names English words in a translated sentence, also in a function, but not in an address', () => {
  const help = { title: 'See all orders of your store' };
  expect(textProblems('texts', help, { title: 'Alle Bestellungen of your store ansehen' })).toHaveLength(1);
  expect(textProblems('texts', help, { title: 'Zum Beispiel your-company.example.com' })).toEqual([]);
  expect(problems({ counted: (count: number, list: string) => `${count} orders from ${list}` })).toHaveLength(1);
});

test('names a label twice as long as in English', () => {
  expect(problems({ title: 'Alle noch nicht versendeten Bestellungen' })).toEqual([
    'texts.title is too long for its place: "Alle noch nicht versendeten Bestellungen" for "Open Orders"',
  ]);
});

test('names a sentence that omits a number or a name, or throws', () => {
  expect(problems({ counted: (count: number) => `${count} Bestellungen` })).toEqual([
    'texts.counted leaves out a parameter: "Zq0 Bestellungen" for "Zq0 orders in Zq1"',
  ]);
  expect(problems({ counted: (_: number, list: string) => `Bestellungen in ${list}` })).toHaveLength(1);
  expect(problems({ counted: (_: number, list: { name: { length: number } }) => `${list.name.length}` })).toEqual([
    'texts.counted fails where the English one does not',
  ]);
  const sent = { sent: ({ batch, orders }: { batch: string; orders: number }) => `${batch}: ${orders} orders sent` };
  expect(textProblems('texts', sent, { sent: ({ batch }: { batch: string }) => `${batch} gesendet` })).toEqual([
    'texts.sent leaves out a parameter: "Zq0batch gesendet" for "Zq0batch: Zq0orders orders sent"',
  ]);
  const named = { deleted: (noun: string, name: string) => `Deleted the ${noun} ${name}` };
  expect(
    textProblems('texts', named, { deleted: (noun: string, name: string) => `${noun} „${name}“ gelöscht` }),
  ).toEqual([]);
  expect(problems({ counted: 'Bestellungen' })).toEqual(['texts.counted is string, in English function']);
});
