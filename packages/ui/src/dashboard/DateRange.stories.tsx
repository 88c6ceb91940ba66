import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { DateRange, type DateRangeProps } from './DateRange.tsx';

/** Keeps the days in state. */
function KeptDays({ startDate, endDate, onChange, ...range }: DateRangeProps) {
  const [days, setDays] = useState({ startDate, endDate });
  const change = (next: typeof days) => {
    onChange(next);
    setDays(next);
  };
  return <DateRange {...range} {...days} onChange={change} />;
}

const firstDay: string | null = '2026-11-01';
const lastDay: string | null = '2026-11-15';

const meta = preview.meta({
  component: DateRange,
  render: (args) => <KeptDays {...args} />,
  args: {
    startDate: firstDay,
    endDate: lastDay,
    onChange: fn(),
    timeZone: 'Europe/London',
    now: new Date('2026-11-20T08:13:19Z'),
  },
});

export const Default = meta.story();

Default.test('reports a typed day together with the other one', async ({ canvas, args, userEvent }) => {
  const last = canvas.getByRole('textbox', { name: 'Last day' });
  await userEvent.clear(last);
  await userEvent.type(last, '2026-11-18');
  await expect(args.onChange).toHaveBeenLastCalledWith({ startDate: '2026-11-01', endDate: '2026-11-18' });
});

Default.test('offers no future day in the calendar', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
  await waitFor(() => expect(screen.getByText('November 2026')).toBeVisible());
  await expect(screen.getByRole('button', { name: /Friday November 20 2026/ })).not.toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(screen.getByRole('button', { name: /Saturday November 21 2026/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

Default.test("uses the page's font in the popover", async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Choose from a calendar' }));
  const day = await screen.findByRole('button', { name: /Friday November 20 2026/ });
  await expect(getComputedStyle(day).fontFamily).toBe(getComputedStyle(document.body).fontFamily);
});

/** Only one of the two days has been chosen. */
export const Half = meta.story({ args: { endDate: null, shownPeriod: 'last_24h' } });

Half.test('says that both days are needed, and what is shown until then', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Custom period' })).toHaveAccessibleDescription(
    'Enter both days. Until then, you see “Last 24h”.',
  );
});

/** The chosen last day is before the first. */
export const Reversed = meta.story({ args: { startDate: '2026-11-16', shownPeriod: 'last_24h' } });

Reversed.test(
  'shows an error for a last day before the first, and says what is shown until it is corrected',
  async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Custom period' })).toHaveAccessibleDescription(
      'Put the days in order. Until then, you see “Last 24h”.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Last day' })).toHaveAccessibleDescription(
      /The last day is before the first/,
    );
  },
);
