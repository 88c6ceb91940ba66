import { describe, expect, test } from 'vitest';
import { composeDigest, composeSummary, isMailAddress, type MailItem, oneLine } from './composeMail.ts';
import { isDigestDue, isQuiet, summaryDue } from './mailTimes.ts';
import { newNotificationSettings } from './NotificationSettings.ts';

const frame = {
  shop: 'acme.myshopify.com',
  name: 'Robin',
  link: (path: string) => `https://hub.example.com${path}?a=1&b=2`,
  unsubscribeUrl: 'https://hub.example.com/unsubscribe/1',
};

function errors(count: number, facts: Partial<MailItem> = {}): MailItem {
  const names = Array.from({ length: count }, (_, index) => `#${index + 1}`);
  return { kind: 'errors', count, names, reasons: [], ...facts };
}

describe('a digest', () => {
  test('has a subject that a person would write', () => {
    const items = [
      errors(17, {
        reasons: [
          { reason: 'address', count: 12 },
          { reason: 'stock', count: 5 },
        ],
      }),
    ];
    const mail = composeDigest(items, frame);
    expect(mail.subject).toBe('17 orders need you: 12 have an address the warehouse refused');
    expect(mail.text).toContain('5 are short of stock');
    const one = composeDigest([errors(1, { reasons: [{ reason: 'address', count: 1 }] })], frame);
    expect(one.subject).toBe('1 order needs you: it has an address the warehouse refused');
    expect(composeDigest([errors(2)], frame).subject).toBe('2 orders need you');
    const down: MailItem = { kind: 'providerDown', count: 1, names: ['Shipbob'], reasons: [] };
    expect(composeDigest([errors(2), down], frame).subject).toBe('2 orders need you, and more');
  });

  test('names ten of 10,000 orders and counts the others', () => {
    const mail = composeDigest([errors(10_000)], frame);
    expect(mail.text).toContain('#10 and 9,990 more.');
    expect(mail.text).not.toContain('#11');
    expect(mail.html.length).toBeLessThan(5_000);
  });

  test('puts names with markup and line breaks on one line as text', () => {
    const hostile = '<img src=x onerror=alert(1)>\r\nBcc: a@b.example';
    const mail = composeDigest([errors(1, { names: [hostile] })], { ...frame, name: hostile });
    expect(mail.html).not.toContain('<img');
    expect(mail.html).toContain('&lt;img');
    expect(mail.text).not.toMatch(/^Bcc:/m);
    expect(mail.subject).not.toMatch(/[\r\n]/);
    expect(oneLine('a\r\nb\u2028c\u0000d')).toBe('a b c d');
  });
});

const friday = { at: new Date('2026-11-20T07:30:00Z'), timeZone: 'Europe/London' };

test('the summary of a quiet day says that there is nothing to do', () => {
  const none = { errors: 0, hold: 0, backOrders: 0, needsReview: 0, open: 3, inFulfillment: 1 };
  expect(composeSummary({ arrived: 1, shipped: 40, ...none }, friday, frame).subject).toBe(
    '1 order arrived and 40 shipped yesterday; nothing needs you',
  );
  const some = composeSummary({ arrived: 0, shipped: 2, ...none, errors: 1 }, friday, frame);
  expect(some.subject).toMatch(/^1 order needs you this morning/);
  expect(some.text).toContain('As of this morning, Friday 20 November:');
});

test.each([
  ['robin@example.com', true],
  ['robin.carter+hub@mail.example.co.uk', true],
  ['robin', false],
  ['a@b.example, c@d.example', false],
  ['a@b.example\r\nBcc: c@d.example', false],
  ['Robin <robin@example.com>', false],
  [`${'a'.repeat(250)}@example.com`, false],
])('%j can be mailed to: %s', (address, can) => {
  expect(isMailAddress(address)).toBe(can);
});

describe('mail times', () => {
  const settings = newNotificationSettings(true);
  const london = (time: string) => Date.parse(`2026-06-15T${time}:00+01:00`);
  const timeZone = 'Europe/London';

  test('a digest waits its minutes, and for quiet hours across midnight to end', () => {
    const due = (now: string, oldest: string) =>
      isDigestDue(settings, { oldestAt: london(oldest), now: london(now), timeZone });
    expect([due('12:29', '12:00'), due('12:30', '12:00')]).toEqual([false, true]);
    expect([due('23:59', '20:10'), due('06:59', '03:00'), due('07:00', '03:00')]).toEqual([false, false, true]);
    expect(isQuiet({ ...settings, quietFrom: '12:00', quietTo: '13:00' }, london('12:30'), timeZone)).toBe(true);
  });

  test("the summary is sent once a day by the shop's clock, also on days with a clock change", () => {
    const daily = { ...settings, dailySummary: true };
    const due = (iso: string, lastOn: string | null) => summaryDue(daily, { lastOn, now: Date.parse(iso), timeZone });
    expect(due('2026-06-15T06:29:00Z', null)).toBeNull();
    expect(due('2026-06-15T06:30:00Z', null)).toBe('2026-06-15');
    expect(due('2026-06-15T20:00:00Z', '2026-06-15')).toBeNull();
    expect(due('2026-03-29T06:30:00Z', '2026-03-28')).toBe('2026-03-29');
    expect(due('2026-10-25T07:29:00Z', '2026-10-24')).toBeNull();
    expect(due('2026-10-25T07:30:00Z', '2026-10-24')).toBe('2026-10-25');
    expect(summaryDue(settings, { lastOn: null, now: Date.parse('2026-06-15T12:00:00Z'), timeZone })).toBeNull();
  });
});
