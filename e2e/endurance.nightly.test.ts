import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

/** In one round a person opens the list, filters, expands, acts, undoes, exports and opens the calendar. Ten orders take turns. */
const rounds = 300;
/** Spreads the rounds over an hour in one tab, so that caches age and minute timers fire. */
const roundMs = (60 * 60_000) / rounds;
/** Rounds before measuring, while code loads and caches and pools fill. */
const warmUp = 100;
/** Allowed growth from the first to the second half: share of the heap, number of nodes, number of listeners. */
const maxGrowth = { heap: 0.05, nodes: 150, listeners: 30 };

// A trace keeps references to DOM nodes, which this test counts.
test.use({ trace: 'off' });

const button = (page: Page, name: string) => page.getByRole('button', { name });
const rows = (page: Page) => page.getByRole('grid').getByRole('row');
const filter = (page: Page) => page.getByRole('searchbox', { name: 'Filter Orders' });
const dialog = (page: Page) => page.getByRole('dialog');

interface MemorySample {
  /** Bytes. */
  heap: number;
  /** DOM nodes, including detached ones that are still referenced. */
  nodes: number;
  listeners: number;
}

/** Measures what stays in memory after garbage collection. */
async function sampleMemory(session: CDPSession): Promise<MemorySample> {
  // Twice: the second run frees what the first one finalised.
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
  return { heap: usedSize, nodes, listeners: jsEventListeners };
}

/**
 * Level of several samples, so that a temporary peak doesn't count as growth. Nodes and listeners use the minimum: React keeps the last
 * removed subtree (up to some hundreds of nodes) until it renders there again, while a leak raises the minimum too. The heap uses the
 * maximum, because the first rounds are low.
 */
function levelOfSamples(samples: readonly MemorySample[]): MemorySample {
  return {
    heap: Math.max(...samples.map(({ heap }) => heap)),
    nodes: Math.min(...samples.map(({ nodes }) => nodes)),
    listeners: Math.min(...samples.map(({ listeners }) => listeners)),
  };
}

test(
  'an hour of work in one tab does not grow the page’s memory',
  { tag: '@hazard:memory-growth' },
  async ({ page, openApp, waitUntilSettled }) => {
    await page.clock.install();
    const session = await page.context().newCDPSession(page);
    await openApp('/app/dashboard');
    await waitUntilSettled();
    const samples: MemorySample[] = [];
    const every = Math.max(1, Math.floor(rounds / 30));
    for (let round = 0; round < rounds; round += 1) {
      await work(round);
      await page.clock.fastForward(roundMs);
      if (round >= warmUp && round % every === 0) {
        await waitUntilSettled();
        samples.push(await sampleMemory(session));
      }
    }

    const half = Math.floor(samples.length / 2);
    const [first, second] = [levelOfSamples(samples.slice(0, half)), levelOfSamples(samples.slice(half))];
    const growth = (second.heap - first.heap) / first.heap;
    const figure =
      `${rounds} rounds in an hour of one tab: heap ${megabytes(first.heap)} MB, then ${megabytes(second.heap)} MB ` +
      `(${(growth * 100).toFixed(1)} %); nodes ${first.nodes}, then ${second.nodes}; listeners ${first.listeners}, ` +
      `then ${second.listeners}`;
    test.info().annotations.push({ type: 'figure', description: figure });
    expect(growth, figure).toBeLessThan(maxGrowth.heap);
    expect(second.nodes - first.nodes, figure).toBeLessThan(maxGrowth.nodes);
    expect(second.listeners - first.listeners, figure).toBeLessThan(maxGrowth.listeners);

    async function work(round: number): Promise<void> {
      await page.getByRole('region', { name: 'Orders by stage' }).getByRole('link', { name: 'Open Orders' }).click();
      await expect(rows(page).first()).toBeVisible();
      await waitUntilSettled();
      const names = await rows(page).getByRole('link').allInnerTexts();
      const name = (names[round % Math.min(names.length, 10)] ?? '').replace(/\s.*/s, '');
      await filter(page).fill(name.replace('#', ''));
      await page.clock.runFor(700);
      await expect(rows(page)).toHaveCount(1);
      await waitUntilSettled();
      await rows(page)
        .first()
        .getByRole('button', { name: /^Expand/ })
        .click();
      await expect(page.getByText('Total Items')).toBeVisible();
      await waitUntilSettled();
      await confirm('Hold Order');
      await expect(page.getByText(`${name} is on hold.`)).toBeVisible();
      await waitUntilSettled();
      await button(page, 'Undo').click();
      await expect(page.getByText(`${name} is open.`)).toBeVisible();
      await waitUntilSettled();
      await exportHolds();
      await page.getByRole('link', { name: 'Dashboard', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
      await waitUntilSettled();
      await filter(page).fill('');
      await page.clock.runFor(700);
      await page.waitForURL((url) => !url.searchParams.has('search'));
      await openAndCloseCalendar();
      await button(page, 'Expand Hold Orders').click();
      const onHold = page.getByRole('grid', { name: 'Hold Orders' });
      await expect(onHold).toBeVisible();
      await button(page, 'Collapse Hold Orders').click();
      await expect(onHold).not.toBeAttached();
      await waitUntilSettled();
    }

    async function confirm(action: string): Promise<void> {
      await page.getByRole('group', { name: 'Actions', exact: true }).getByRole('button', { name: action }).click();
      await dialog(page).getByRole('button', { name: action }).click();
    }

    async function openAndCloseCalendar(): Promise<void> {
      const period = page.getByRole('combobox', { name: 'Period' });
      const chosen = await period.inputValue();
      await period.selectOption('Custom');
      const month = page.getByRole('button', { name: /previous month/ });
      await button(page, 'Choose from a calendar').click();
      await expect(month).toBeVisible();
      await button(page, 'Choose from a calendar').click();
      await expect(month).not.toBeAttached();
      await period.selectOption(chosen);
      await waitUntilSettled();
    }

    async function exportHolds(): Promise<void> {
      await page.getByRole('main').getByRole('button', { name: 'Export', exact: true }).click();
      await dialog(page)
        .getByText(/^Hold Orders/)
        .click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        dialog(page).getByRole('button', { name: 'Export', exact: true }).click(),
      ]);
      await download.delete();
      await page
        .getByRole('region', { name: 'Export orders' })
        .getByRole('button', { name: 'Dismiss notification' })
        .click();
    }
  },
);

function megabytes(bytes: number): string {
  return (bytes / 1_000_000).toFixed(2);
}
