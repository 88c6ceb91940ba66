import { expect, test } from 'vitest';
import { maxViewNameLength, unreadableViewsText, viewName, viewNameProblem } from './viewName.ts';

test('a saved view needs a name that is unique in its list', () => {
  expect(viewNameProblem('Morning', ['Evening'])).toBeNull();
  expect(viewNameProblem(' morning ', ['Morning'])).toBe('This list already has a view with that name.');
});

test('a name must not be empty and must fit', () => {
  expect(viewNameProblem(' \t ', [])).toBe('Give the view a name.');
  expect(viewNameProblem('x'.repeat(maxViewNameLength), [])).toBeNull();
  expect(viewNameProblem('x'.repeat(maxViewNameLength + 1), [])).toBe('Use at most 60 characters.');
});

test('spaces around and between words do not make another name', () => expect(viewName('  a \n b ')).toBe('a b'));

test('counts unreadable views', () => {
  expect(unreadableViewsText('all')).toContain('couldn’t be read');
  expect([1, 2].map(unreadableViewsText)).toEqual([
    expect.stringMatching(/^1 view saved in/),
    expect.stringMatching(/^2 views saved in/),
  ]);
});
