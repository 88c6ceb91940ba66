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

test('a whole translation has no problem', () => {
  expect(problems({})).toEqual([]);
});

test('what is missing, empty, unknown or still English is named', () => {
  const { title: _, ...untitled } = german;
  expect(textProblems('texts', english, untitled)).toEqual(['texts.title is missing']);
  expect(problems({ title: ' ' })).toEqual(['texts.title is empty']);
  expect(problems({ subtitle: 'Mehr' })).toEqual(['texts.subtitle is not in English']);
  expect(problems({ title: 'Open Orders' })).toEqual(['texts.title is still English: "Open Orders"']);
  expect(textProblems('texts', { name: 'Starter' }, { name: 'Starter' }, ['Starter'])).toEqual([]);
});

test('English words in a translated sentence are named, in a function too; an address has them', () => {
  const help = { title: 'See all orders of your store' };
  expect(textProblems('texts', help, { title: 'Alle Bestellungen of your store ansehen' })).toHaveLength(1);
  expect(textProblems('texts', help, { title: 'Zum Beispiel your-company.example.com' })).toEqual([]);
  expect(problems({ counted: (count: number, list: string) => `${count} orders from ${list}` })).toHaveLength(1);
});

test('a label that is twice as long as in English is named', () => {
  expect(problems({ title: 'Alle noch nicht versendeten Bestellungen' })).toEqual([
    'texts.title is too long for its place: "Alle noch nicht versendeten Bestellungen" for "Open Orders"',
  ]);
});

test('a sentence that leaves out a number or a name, or fails, is named', () => {
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
