import { afterAll, expect, test, vi } from 'vitest';

const at = (iso: string) => Date.parse(iso);

/** The same three instants in all shops, around the night in which Berlin's clocks change. */
const orders = ['2026-10-24T22:30:00.000Z', '2026-10-25T18:20:00.000Z', '2026-10-26T02:30:00.000Z'];
const [from, to] = [at('2026-10-24T12:00:00Z'), at('2026-10-26T12:00:00Z')];

/** Shops that differ in language, time zone and currency. */
const shops = [
  {
    language: 'de',
    timeZone: 'Europe/Berlin',
    currency: 'EUR',
    cutOffs: ['2026-10-24T13:00:00.000Z', '2026-10-25T14:00:00.000Z'],
    days: { '2026-10-25': 2, '2026-10-26': 1 },
    dayOf25: ['2026-10-24T22:00:00.000Z', '2026-10-25T23:00:00.000Z'],
    money: '98.765,00 €',
    time: '2026-10-25 07:20:00 PM',
  },
  {
    language: 'es',
    timeZone: 'America/Santiago',
    currency: 'MXN',
    cutOffs: ['2026-10-24T18:00:00.000Z', '2026-10-25T18:00:00.000Z'],
    days: { '2026-10-24': 1, '2026-10-25': 2 },
    dayOf25: ['2026-10-25T03:00:00.000Z', '2026-10-26T03:00:00.000Z'],
    money: '98.765,00 MXN',
    time: '2026-10-25 03:20:00 PM',
  },
  {
    language: 'en',
    timeZone: 'Asia/Kathmandu',
    currency: 'JPY',
    cutOffs: ['2026-10-25T09:15:00.000Z', '2026-10-26T09:15:00.000Z'],
    days: { '2026-10-25': 1, '2026-10-26': 2 },
    dayOf25: ['2026-10-24T18:15:00.000Z', '2026-10-25T18:15:00.000Z'],
    money: '¥98,765',
    time: '2026-10-26 12:05:00 AM',
  },
] as const;

/** The domain as the page of a shop loads it. */
async function inLanguage(code: string) {
  vi.resetModules();
  const { setPageLanguage } = await import('../languages/pageLanguage.ts');
  setPageLanguage(code === 'en' ? null : { code, texts: {}, polaris: {} });
  const [{ cutOffsBetween }, { createOrderTally }, { defaultFilters, periodRange }, { formatMoney }, { formatTime }] =
    await Promise.all([
      import('../batching/cutOffs.ts'),
      import('../insights/createOrderTally.ts'),
      import('../dashboard/index.ts'),
      import('./numbers/formatMoney.ts'),
      import('./dates/formatTime.ts'),
    ]);
  return { cutOffsBetween, createOrderTally, defaultFilters, periodRange, formatMoney, formatTime };
}

afterAll(() => vi.resetModules());

test.each(shops)(
  'a shop in $timeZone that sells in $currency and works in "$language" has its own cutoffs, days and money',
  { tags: 'hazard:dates-and-numbers' },
  async ({ language, timeZone, currency, ...expected }) => {
    const domain = await inLanguage(language);
    const schedule = { locationId: '1', times: ['15:00'], weekdays: [1, 2, 3, 4, 5, 6, 7], timeZone };
    const cutOffs = domain.cutOffsBetween(schedule, from, to).map((cutOff) => new Date(cutOff.at).toISOString());
    expect(cutOffs).toEqual(expected.cutOffs);
    const tally = domain.createOrderTally(timeZone);
    tally.add(orders.map((createdAt) => ({ createdAt, shippedAt: null })));
    const days = tally.report().days.map(({ day, orders: count }) => [day, count]);
    expect(Object.fromEntries(days)).toEqual(expected.days);
    const day = { ...domain.defaultFilters, period: 'custom', startDate: '2026-10-25', endDate: '2026-10-25' } as const;
    const range = domain.periodRange(day, new Date(to), timeZone);
    expect([range.from?.toISOString(), range.to?.toISOString()]).toEqual(expected.dayOf25);
    // A currency sign is set apart by a space that does not break.
    expect(domain.formatMoney(98_765, currency).replaceAll('\u00A0', ' ')).toBe(expected.money);
    expect(domain.formatTime(orders[1] ?? null, timeZone)).toBe(expected.time);
  },
);
