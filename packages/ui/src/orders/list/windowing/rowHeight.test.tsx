import { expect, test } from 'vitest';
import { anOrder } from '../../orderFixtures.ts';
import { rowHeight } from './rowHeight.ts';

const closed = anOrder({ cancelledAt: '2011-12-09T09:00:00Z', closedAt: '2011-12-09T09:00:00Z' });
const stopped = anOrder({ shipmentError: 'The address was not accepted: postcode missing', errorType: 1 });

test('takes one line at 1040 px, two at 490, and three on narrower phones', () => {
  expect([992, 458, 288].map((width) => rowHeight(anOrder(), width))).toEqual([45, 65, 85]);
});

test('gives the optional dates one line in a wide list, else one each', () => {
  expect([992, 458, 288].map((width) => rowHeight(closed, width))).toEqual([65, 105, 125]);
});

test('gives a reason a second line only if it does not fit', () => {
  expect([992, 458, 288].map((width) => rowHeight(stopped, width))).toEqual([69, 89, 125]);
});

test('gives a note one line in a wide list, else two, for any text', () => {
  const note = { hasNote: true, isErrorList: false };
  expect([992, 458, 288].map((width) => rowHeight(anOrder(), width, note) - rowHeight(anOrder(), width))).toEqual([
    24, 40, 40,
  ]);
  expect([992, 458, 288].map((width) => rowHeight(stopped, width, note) - rowHeight(stopped, width))).toEqual([
    24, 40, 40,
  ]);
});

test('replaces the line that says that the order waits for stock with a note', () => {
  const waits = anOrder({ backOrderState: 1 });
  expect(rowHeight(waits, 992)).toBe(69);
  expect(rowHeight(waits, 992, { hasNote: true, isErrorList: false })).toBe(69);
});

test('gives every order in the error list a line for its label', () => {
  expect(rowHeight(anOrder(), 992, { hasNote: false, isErrorList: true })).toBe(69);
});

test('gives the stage of All Orders its own line in a narrow list, and none beside the badge', () => {
  const extras = { hasNote: false, isErrorList: false, showsStage: true };
  const plain = anOrder();
  const staged = anOrder({ stage: 'open' });
  for (const width of [320, 480, 700]) expect(rowHeight(staged, width, extras)).toBe(rowHeight(plain, width) + 20);
  expect(rowHeight(staged, 900, extras)).toBe(rowHeight(plain, 900));
  expect(rowHeight(staged, 480)).toBe(rowHeight(plain, 480));
});
