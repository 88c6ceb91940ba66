import { expect, it } from 'vitest';
import { showMoreText } from './showMoreText.ts';

it('never offers more than is left', () =>
  expect([showMoreText(1_420), showMoreText(7)]).toEqual(['Show 100 more', 'Show 7 more']));
