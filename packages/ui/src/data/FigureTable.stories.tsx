import { expect, within } from 'storybook/test';
import preview from '#storybook/preview';
import { hostileTexts, on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { FigureTable } from './FigureTable.tsx';

const meta = preview.meta({
  component: FigureTable,
  args: {
    caption: 'Orders by stage',
    head: ['Stage', 'Orders', 'Share'],
    rows: [
      {
        key: 'open',
        name: { text: 'Open Orders', path: '/app/dashboard/openorders' },
        cells: [{ text: '31' }, { text: '58%' }],
      },
      {
        key: 'hold',
        name: { text: 'Hold Orders' },
        cells: [{ text: '22', path: '/app/dashboard-v0/holdorders' }, { text: '42%' }],
      },
    ],
  },
});

export const Default = meta.story();

Default.test('labels every figure with its row and column', async ({ canvas }) => {
  const table = canvas.getByRole('table', { name: 'Orders by stage' });
  await expect(
    within(table)
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Stage', 'Orders', 'Share']);
  await expect(within(table).getByRole('row', { name: 'Hold Orders 22 42%' })).toContainElement(
    canvas.getByRole('rowheader', { name: 'Hold Orders' }),
  );
});

Default.test('links a count to its list', async ({ canvas }) => {
  await expect(canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Open Orders', '/app/dashboard/openorders'],
    ['22', '/app/dashboard-v0/holdorders'],
  ]);
});

Default.test('aligns figures to the right', async ({ canvas }) => {
  for (const cell of canvas.getAllByRole('cell'))
    await expect(['end', 'right']).toContain(getComputedStyle(cell).textAlign);
});

/** The rows can be added up. */
export const WithTotal = meta.story({
  args: { total: { name: 'All stages', cells: [{ text: '53' }, { text: '100%' }] } },
});

WithTotal.test('shows the total below the rows, set apart from them', async ({ canvas }) => {
  const total = canvas.getByRole('row', { name: 'All stages 53 100%' });
  await expect(total.closest('tfoot')).toBeVisible();
  await expect(canvas.getAllByRole('row').at(-1)).toBe(total);
});

/** The columns hold words instead of numbers. */
export const Words = meta.story({
  args: {
    head: ['Order', 'What happened'],
    rows: [
      {
        key: '1',
        name: { text: '#536365' },
        cells: [{ text: 'The warehouse refused the consignment because its label could not be printed', isText: true }],
      },
    ],
  },
});

Words.test('aligns words to the left and breaks them only if needed', async ({ canvas }) => {
  const cell = canvas.getByRole('cell');
  await expect(['start', 'left']).toContain(getComputedStyle(cell).textAlign);
  await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    rows: [hostileTexts.longName, hostileTexts.arabic, hostileTexts.sku].map((text) => ({
      key: text,
      name: { text, path: '/app/dashboard/openorders' },
      cells: [{ text: '123,456,789' }, { text: '58%' }],
    })),
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('table'));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('table'));
  },
);
