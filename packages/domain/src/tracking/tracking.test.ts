import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkTrackingPage } from './checkTrackingPage.ts';
import { decideTrackingPageSave } from './decideTrackingPageSave.ts';
import { guessLimits, mayGuess, recentGuesses } from './guessLimits.ts';
import { luminance, textColorOn } from './textColorOn.ts';
import { trackedShop } from './trackedShop.ts';
import { isTrackingProof, orderNumberKey } from './trackingProof.ts';
import { newTrackingPage, trackingPath } from './TrackingPage.ts';

const domain = 'acme-goods.myshopify.com';
const page = newTrackingPage(domain);

describe("a shop's tracking page", () => {
  test("starts off with the domain's name and can be saved unchanged", () => {
    expect(page).toMatchObject({ isOn: false, shopName: 'Acme Goods' });
    expect(checkTrackingPage(page)).toEqual([]);
    expect(trackingPath(domain)).toBe('/track/acme-goods');
    expect(newTrackingPage('the-oak-and-co.myshopify.com').shopName).toBe('The Oak and Co');
  });

  test.each([
    ['acme-goods', domain],
    ['ACME-Goods', domain],
    ['acme-goods.myshopify.com', domain],
    ['acme.example.com', null],
    ['', null],
    ['../acme', null],
    ['acme goods', null],
  ])('the address "%s" names %s', (segment, shop) => expect(trackedShop(segment)).toBe(shop));

  test.each([
    [{ shopName: ' ' }, 'shopName'],
    [{ shopName: 'x'.repeat(61) }, 'shopName'],
    [{ color: 'red' }, 'color'],
    [{ color: '#12345' }, 'color'],
    [{ color: '#1f5199;background:url(//evil)' }, 'color'],
    [{ heading: '' }, 'heading'],
    [{ intro: 'x'.repeat(301) }, 'intro'],
    [{ contactEmail: 'nobody' }, 'contactEmail'],
    [{ contactEmail: ' help@example.com ' }, null],
    [{ contactEmail: 'a@b.c?bcc=all@example.com' }, 'contactEmail'],
    [{ contactEmail: 'a@b.c\r\nBcc: all@example.com' }, 'contactEmail'],
    [{ contactEmail: `${'x'.repeat(250)}@b.example` }, 'contactEmail'],
  ])('%j has a problem in %s', (fields, part) => {
    const problems = checkTrackingPage({ ...page, ...fields }).map((problem) => problem.part);
    expect(problems).toEqual(part === null ? [] : [part]);
  });

  test('refuses to overwrite a newer version, even with invalid values, and trims texts', () => {
    const current = { ...page, version: 2, savedAt: null, savedBy: 'Ada' };
    const by = { savedAt: '2026-11-22T09:00:00Z', savedBy: 'Robin' };
    expect(decideTrackingPageSave(current, page, 1, by)).toMatchObject({ type: 'outdated', current });
    expect(decideTrackingPageSave(current, { ...page, color: 'red' }, 2, by)).toMatchObject({ type: 'refused' });
    expect(decideTrackingPageSave(current, { ...page, shopName: ' Acme ', color: '#ABCDEF' }, 2, by)).toMatchObject({
      type: 'saved',
      saved: { shopName: 'Acme', color: '#abcdef', version: 3, savedBy: 'Robin' },
    });
  });

  test('text on any color has a contrast of at least 4.5 to 1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const color = `#${value.toString(16).padStart(6, '0')}`;
        const [light, dark] = [luminance(color), luminance(textColorOn(color))].toSorted((a, b) => b - a);
        expect(((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });
});

describe('a visitor proves they are the customer', () => {
  test.each(['536365', '#536365', ' # 536365 ', '５３６３６５'])('the number "%s" is 536365', (typed) =>
    expect(orderNumberKey(typed)).toBe('536365'),
  );

  const facts = { email: 'Ada@Example.com', postcode: 'SW1A 1AA' };
  test.each([
    ['ada@example.com', true],
    [' ADA@EXAMPLE.COM ', true],
    ['sw1a1aa', true],
    ['SW1A-1AA', true],
    ['SW1A', false],
    ['ada', false],
    ['bob@example.com', false],
    ['', false],
    ['  ', false],
  ])('"%s": %s', (typed, isProof) => expect(isTrackingProof(facts, typed)).toBe(isProof));

  test('an order without email and postcode is shown to no one', () => {
    const nothing = { email: '', postcode: '' };
    fc.assert(fc.property(fc.string(), (typed) => !isTrackingProof(nothing, typed)));
  });

  test('wrong guesses count for an hour', () => {
    const now = 10_000_000;
    const times = Array.from({ length: guessLimits.order }, (_, index) => now - index * 60_000);
    expect(mayGuess(times, now, guessLimits.order)).toBe(false);
    expect(mayGuess(times.slice(1), now, guessLimits.order)).toBe(true);
    expect(mayGuess(times, now + 3_600_000, guessLimits.order)).toBe(true);
    expect(recentGuesses([now - 3_600_000, now - 1, now + 60_000], now)).toEqual([now - 1]);
  });
});
