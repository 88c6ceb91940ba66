import * as fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { formatCount } from './formatCount.ts';
import { formatMoney } from './formatMoney.ts';
import { formatPercent, percentFormat } from './formatPercent.ts';
import { leftOutText } from '../lists/leftOutText.ts';

describe('Numbers shown with no decimals (§9)', () => {
  test.each([
    [0, '0'],
    [999, '999'],
    [25_900, '25,900'],
    [541_909.4, '541,909'],
    [-0.2, '0'],
    [Number.NaN, '–'],
    [Number.POSITIVE_INFINITY, '–'],
  ])('%d reads %s', { tags: '§9.12' }, (count, shown) => {
    expect(formatCount(count)).toBe(shown);
  });
});

describe('shares and what a count leaves out', () => {
  test.each([
    [Number.NaN, '–'],
    [0, '0%'],
    [0.425, '43%'],
    [1, '100%'],
    [12.5, '1,250%'],
  ])('formats a share of %d as %s', (share, shown) => {
    expect(formatPercent(share)).toBe(shown);
  });

  it('follow the language, with a non-breaking space', () => {
    expect(percentFormat('de')(0.425)).toBe('43\u00A0%');
    expect(percentFormat('es')(0.425)).toBe('43\u00A0%');
  });

  it('names the lines that are not counted, and says nothing when there are none', () => {
    expect(leftOutText(0, 'not goods to send')).toBeNull();
    expect(leftOutText(1, 'not goods to send')).toBe('Not counted: 1 line item that doesn’t ship.');
    expect(leftOutText(2, 'cancelled, or not goods to send')).toBe(
      'Not counted: 2 line items that are canceled or don’t ship.',
    );
  });
});

describe('Currency format, default USD (§9)', () => {
  it('uses dollars without a currency', () => {
    expect(formatMoney(1250)).toBe('$1,250.00');
    expect(formatMoney(2.55, 'GBP')).toBe('£2.55');
    expect(formatMoney(1250, 'JPY')).toBe('¥1,250');
  });

  it('omits ".00" from a whole price on request, and nothing else', () => {
    expect(formatMoney(500, 'USD', { stripZeros: true })).toBe('$500');
    expect(formatMoney(500.5, 'USD', { stripZeros: true })).toBe('$500.50');
  });

  it('shows nothing for an unknown amount', () => {
    expect(formatMoney(null)).toBe('');
    expect(formatMoney(Number.NaN)).toBe('');
  });

  it('keeps the number for an unknown currency', () => {
    expect(formatMoney(12.5, 'no such money')).toBe('12.50 no such money');
    expect(formatMoney(12.5, '')).toBe('12.50');
  });

  it('never shows NaN', () => {
    fc.assert(
      fc.property(
        fc.double(),
        fc.oneof(
          fc.constantFrom('USD', 'GBP', 'JPY'),
          fc.stringMatching(/^[a-z ]{0,4}$/).filter((text) => text !== 'nan'),
        ),
        (amount, currency) => {
          expect(formatMoney(amount, currency)).not.toMatch(/NaN|∞/);
          expect(formatCount(amount)).not.toMatch(/NaN|∞/);
        },
      ),
    );
  });
});
