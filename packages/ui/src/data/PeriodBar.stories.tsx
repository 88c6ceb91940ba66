import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { PeriodBar, type PeriodBarProps } from './PeriodBar.tsx';

type Weeks = 'last' | 'this';

const options: PeriodBarProps<Weeks>['options'] = [
  { value: 'last', label: 'Last week' },
  { value: 'this', label: 'This week' },
];

/** Keeps the period in state. */
function KeptPeriod({ period: first, onChange, ...bar }: PeriodBarProps<Weeks>) {
  const [period, setPeriod] = useState(first);
  const change = (next: Weeks) => {
    onChange(next);
    setPeriod(next);
  };
  return <PeriodBar {...bar} period={period} onChange={change} />;
}

const lastWeek: Weeks = 'last';
const fetchedAt: Date | null = new Date('2026-11-20T08:13:19Z');

const meta = preview.meta({
  component: PeriodBar<Weeks>,
  render: (args) => <KeptPeriod {...args} />,
  args: { options, period: lastWeek, onChange: fn(), timeZone: 'America/New_York', now: fetchedAt, fetchedAt },
});

export const Default = meta.story();

Default.test('shows the zone and the load time of the figures beside the period', async ({ canvas }) => {
  await expect(canvas.getByRole('group', { name: 'Period for these figures' })).toHaveTextContent(
    /Days in New York time \(.+\), loaded at 2026-11-20 03:13:19 AM$/,
  );
});

Default.test('reports another period when it is chosen', async ({ canvas, args, userEvent }) => {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Period' }), 'This week');
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(args.onChange).toHaveBeenCalledWith('this');
  await expect(canvas.getByRole('combobox')).toHaveDisplayValue('This week');
});

/** The figures are loading for the first time. */
export const Asking = meta.story({ args: { fetchedAt: null } });

Asking.test('does not say when the figures were loaded before they are', async ({ canvas }) => {
  await expect(canvas.getByRole('group')).not.toHaveTextContent('read at');
});

/** A custom period was chosen. */
export const WithDates = meta.story({ args: { dates: <button type="button">From 2026-11-01</button> } });

WithDates.test('shows the days of a custom period between it and its zone', async ({ canvas }) => {
  const dates = canvas.getByRole('button');
  await expect(canvas.getByRole('combobox').compareDocumentPosition(dates)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await expect(dates.compareDocumentPosition(canvas.getByText(/^Days in/))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});
