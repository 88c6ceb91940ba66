import { type TabNumber, tabs } from '@hub/domain/orders';
import { visibleTabs } from '@hub/domain/dashboard';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { SkeletonList } from '../feedback/index.ts';
import { exampleStats, loadingStats, noStats, readyStats } from './dashboardFixtures.ts';
import { on320px, on490px } from '../testing/hostileFixtures.ts';
import { expectReadable } from '../testing/expectReadable.ts';
import { StageCards, type StageCardsProps } from './StageCards.tsx';

/** The panel of an open card. */
function panelOf(button: HTMLElement): HTMLElement | null {
  return document.getElementById(button.getAttribute('aria-controls') ?? '');
}

const none: ReadonlySet<TabNumber> = new Set();

/** Keeps the open cards in state. */
function OpenableCards({ expandedTabs, onToggle, ...props }: StageCardsProps) {
  const [expanded, setExpanded] = useState(expandedTabs);
  const toggle = (tab: TabNumber) => {
    onToggle(tab);
    const next = new Set(expanded);
    if (!next.delete(tab)) next.add(tab);
    setExpanded(next);
  };
  return <StageCards {...props} expandedTabs={expanded} onToggle={toggle} />;
}

const meta = preview.meta({
  component: StageCards,
  render: (args) => <OpenableCards {...args} />,
  args: {
    tabs: visibleTabs(true),
    stats: readyStats,
    expandedTabs: none,
    onToggle: fn(),
    stagePath: (tab) => `/list/${tab}`,
    renderOrders: () => <SkeletonList rows={4} />,
  },
});

export const Default = meta.story();

Default.test('shows the eight tab cards in the order of §2', { tags: ['§2.67'] }, async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
  await expect(titles).toEqual([
    'All Orders',
    'Open Orders',
    'Orders In Fulfillment',
    'Shipped Orders',
    'Errors',
    'Hold Orders',
    'Back Orders',
    'Needs User Review',
  ]);
});

Default.test('makes each card a named group, which takes a focus lost inside it', async ({ canvas }) => {
  await expect(canvas.getAllByRole('group')).toHaveLength(8);
  const card = canvas.getByRole('group', { name: 'Hold Orders' });
  await expect(card).toContainElement(canvas.getByRole('button', { name: 'Expand Hold Orders' }));
});

Default.test('opens the list of a stage from its title', { tags: ['§2.68'] }, async ({ canvas }) => {
  await expect(canvas.getByRole('link', { name: 'Errors' })).toHaveAttribute('href', '/list/5');
});

Default.test('colors only a count above zero that needs a person', async ({ canvasElement }) => {
  const coloured = [...canvasElement.querySelectorAll<HTMLElement>('[data-tone]')].map((count) => [
    count.textContent,
    count.dataset.tone,
  ]);
  await expect(coloured).toEqual([
    [expect.stringContaining('3'), 'critical'],
    [expect.stringContaining('2'), 'attention'],
    [expect.stringContaining('1'), 'attention'],
  ]);
});

Default.test(
  'expands a card on plus and closes it on minus',
  { tags: ['§2.69'] },
  async ({ canvas, args, userEvent }) => {
    const plus = canvas.getByRole('button', { name: 'Expand Open Orders' });
    await expect(plus).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(plus);
    await expect(args.onToggle).toHaveBeenCalledWith(2);
    const minus = canvas.getByRole('button', { name: 'Collapse Open Orders' });
    await expect(minus).toHaveAttribute('aria-expanded', 'true');
    await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
    await userEvent.click(minus);
    await waitFor(() => expect(canvas.queryByRole('status', { name: 'Loading' })).toBeNull());
  },
);

Default.test(
  'animates a card for 500 ms on its plus or minus icon',
  { tags: ['§2.69', '§9.14'] },
  async ({ canvas, userEvent }) => {
    const plus = canvas.getByRole('button', { name: 'Expand All Orders' });
    await expect(panelOf(plus)?.style.transitionDuration).toBe('500ms');
    await userEvent.click(plus);
  },
);

/** The person has asked their system for reduced motion. */
export const LessMovement = meta.story({
  beforeEach: () => {
    const { matchMedia } = window;
    window.matchMedia = (query) =>
      Object.defineProperty(matchMedia.call(window, query), 'matches', {
        value: query.includes('reduced-motion') || matchMedia.call(window, query).matches,
      });
    return () => {
      window.matchMedia = matchMedia;
    };
  },
});

LessMovement.test('does not animate with reduced motion', async ({ canvas, userEvent }) => {
  const plus = canvas.getByRole('button', { name: 'Expand All Orders' });
  await expect(panelOf(plus)?.style.transitionDuration).not.toBe('500ms');
  await userEvent.click(plus);
  await expect(canvas.getByRole('status', { name: 'Loading' })).toBeVisible();
});

/** No provider is connected, so no order is in fulfillment, on hold or in error. */
export const WithoutThirdParty = meta.story({ args: { tabs: visibleTabs(false) } });

WithoutThirdParty.test('shows only the All, Open and Shipped cards without a third party (§2)', async ({ canvas }) => {
  const titles = canvas.getAllByRole('heading').map((heading) => heading.textContent);
  await expect(titles).toEqual(['All Orders', 'Open Orders', 'Shipped Orders']);
});

/** A card is open and its list is longer than the window. */
export const Expanded = meta.story({
  args: {
    expandedTabs: new Set<TabNumber>([tabs.open]),
    renderOrders: () => <div style={{ height: 1800, padding: 16 }}>A long list of orders</div>,
    renderActions: () => '2 order(s) selected',
  },
});

Expanded.test('keeps the header of an expanded card visible while its list scrolls', async ({ canvas }) => {
  window.scrollTo(0, 900);
  await waitFor(() => expect(window.scrollY).toBeGreaterThan(500));
  const header = canvas.getByRole('heading', { name: 'Open Orders' }).getBoundingClientRect();
  await expect(header.top).toBeGreaterThanOrEqual(0);
  await expect(header.bottom).toBeLessThan(100);
  window.scrollTo(0, 0);
});

Expanded.test('shows the bulk actions only in the header of the open card', async ({ canvas }) => {
  await expect(canvas.getAllByText('2 order(s) selected')).toHaveLength(1);
});

export const Loading = meta.story({ args: { stats: loadingStats } });

Loading.test('lets the cards open before their counts are known', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getAllByRole('img', { name: 'Loading' })).toHaveLength(8);
  await userEvent.click(canvas.getByRole('button', { name: 'Expand Errors' }));
  await expect(args.onToggle).toHaveBeenCalledWith(5);
});

export const Empty = meta.story({ args: { stats: noStats } });

Empty.test('leaves zero plain, even for a stage that needs a person', async ({ canvasElement }) => {
  await expect(canvasElement.querySelector('[data-tone]')).toBeNull();
});

/** The counts were loaded before, and the last refresh failed. */
export const ErrorKeepsFigures = meta.story({
  args: { stats: { state: 'failed', message: 'The server had a problem.', value: exampleStats } },
});

ErrorKeepsFigures.test('keeps what was loaded when the next reply fails', async ({ canvas }) => {
  await expect(canvas.getByText('40')).toBeVisible();
});

/** Long and unusual texts. */
export const LongNames = meta.story({
  ...on320px,
  args: {
    stats: { state: 'ready', value: { ...exampleStats, totalOrders: 123_456_789_012, errorOrders: 98_765_432_109 } },
    expandedTabs: new Set<TabNumber>([tabs.errors]),
    renderActions: () => '144,000 order(s) selected',
  },
});

LongNames.test(
  'fits every text or offers it in full at 320 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Orders by stage' }));
  },
);

export const LongNamesOnAPhone = LongNames.extend(on490px);

LongNamesOnAPhone.test(
  'fits every text or offers it in full at 490 px, and isolates right-to-left texts',
  async ({ canvas }) => {
    await expectReadable(canvas.getByRole('region', { name: 'Orders by stage' }));
  },
);
