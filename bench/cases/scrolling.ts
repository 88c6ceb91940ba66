import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { viewport, type Visit } from '../browsers.ts';
import type { Bench, Case } from '../Case.ts';
import { type Contender, contendersOf, recordReplies, waitUntilIdle } from '../contenders.ts';
import { percentile, rounded, table } from '../figures.ts';
import type { ScreenName } from '../pages/inPage/screens.ts';
import type { Size } from '../createFixtures.ts';

interface Scrolled {
  /** Ms between the first frames after jumps. */
  jumps: number[];
  /** Ms between frames while scrolling with the wheel. */
  frames: number[];
  /** Ms of main-thread work for one jump, and for one notch of the wheel. */
  jumpWork: number;
  wheelWork: number;
  blank: number;
  watched: number;
  /** Jumps without rows after 120 frames, and the number of jumps. */
  empty: number;
  jumped: number;
}

/** The long list while scrolling and jumping, at a screen's frame rate. */
export const scrolling: Case = {
  name: 'scrolling',
  title: 'Scrolling',
  async run(bench) {
    const size: Size = bench.isQuick ? 25_900 : 100_000;
    const runs = await scrollAll(bench, size);
    const rows = [...runs].map(([name, rounds]) => {
      const jumps = ascending(rounds.flatMap((round) => round.jumps));
      const frames = ascending(rounds.flatMap((round) => round.frames));
      const sum = (of: (round: Scrolled) => number) => rounds.reduce((total, round) => total + of(round), 0);
      return [
        name,
        spread(frames),
        rounded(sum(({ wheelWork }) => wheelWork) / rounds.length),
        spread(jumps),
        rounded(sum(({ jumpWork }) => jumpWork) / rounds.length),
        `${sum(({ blank }) => blank)} of ${sum(({ watched }) => watched).toLocaleString('en')}`,
        `${sum(({ empty }) => empty)} of ${sum(({ jumped }) => jumped)}`,
      ];
    });
    const head = [
      `${size.toLocaleString('en')} orders`,
      'wheel: frames, ms',
      'work per notch, ms',
      'jumps: frames, ms',
      'work per jump, ms',
      'blank frames under the wheel',
      'jumps that stayed empty',
    ];
    return `${about}\n\n${table(head, rows)}`;
  },
};

const about = [
  'p50 / p95 / p99 / longest over all rounds, at 60 frames a second: one frame is 16.7 ms. "Work": CPU time of the main ' +
    'thread, including empty frames.',
  'Separate runs count blank frames, because counting takes time.',
].join('\n');

const spread = (sorted: readonly number[]) =>
  [0.5, 0.95, 0.99, 1].map((part) => rounded(percentile(sorted, part))).join(' / ');
const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b);

async function scrollAll(bench: Bench, size: Size): Promise<Map<string, Scrolled[]>> {
  const recorded = await bench.browsers.visit(({ page }) => recordReplies(bench.fixtures, page, 1_000, 1));
  const contenders = contendersOf(bench.fixtures, recorded);
  const runs = new Map<string, Scrolled[]>();
  for (let round = 0; round < bench.rounds; round += 1) {
    bench.log(`scrolling: round ${round + 1}`);
    for (const contender of contenders) {
      for (const openOrders of contender.screen === 'app' ? [0, 20] : [0]) {
        const name = openOrders > 0 ? `${contender.name}, ${openOrders} orders open` : contender.name;
        const run = await bench.browsers.visit((visit) => scrollOne(bench, visit, contender, size, openOrders), {
          paced: true,
        });
        runs.set(name, [...(runs.get(name) ?? []), run]);
      }
    }
  }
  return runs;
}

async function scrollOne(
  bench: Bench,
  { page, devtools }: Visit,
  contender: Contender,
  size: Size,
  openOrders: number,
): Promise<Scrolled> {
  const { screen } = contender;
  await contender.open(page, size, 'rows', openOrders);
  await page.evaluate(() => window.bench.replies.release());
  await page.waitForFunction(([name, list]) => window.bench.screens[name].isShowing(list), [
    screen,
    bench.fixtures.lists[size].shown.everything,
  ] as const);
  await page.waitForLoadState('networkidle');
  await waitUntilIdle(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  const work = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };

  const notches = bench.isQuick ? 30 : 90;
  await page.mouse.move(viewport.width / 2, viewport.height / 2);
  await scrollWheel(page, 5);
  await toTop(page, screen);
  const beforeWheel = await work();
  await page.evaluate(() => window.bench.frames.start({ detectsBlanks: false }));
  await scrollWheel(page, notches);
  const { intervals } = await page.evaluate(() => window.bench.frames.stop());
  const afterWheel = await work();

  await toTop(page, screen);
  const positions = jumpPositions(bench.isQuick ? 10 : 30);
  const beforeJumps = await work();
  const jumps = await page.evaluate(jumpAll, { name: screen, positions });
  const afterJumps = await work();
  if (jumps.empty > 0) throw new Error(`${contender.name}: ${jumps.empty} of ${positions.length} jumps showed no rows`);

  await toTop(page, screen);
  await page.evaluate(() => window.bench.frames.start({ detectsBlanks: true }));
  await scrollWheel(page, notches);
  const watched = await page.evaluate(() => window.bench.frames.stop());

  return {
    jumps: jumps.intervals,
    frames: intervals,
    wheelWork: (afterWheel - beforeWheel) / notches,
    jumpWork: (afterJumps - beforeJumps) / positions.length,
    blank: watched.blank,
    watched: watched.intervals.length,
    empty: jumps.empty,
    jumped: positions.length,
  };
}

/** One notch per frame, like a fast wheel. */
async function scrollWheel(page: Page, notches: number): Promise<void> {
  for (let notch = 0; notch < notches; notch += 1) await Promise.all([page.mouse.wheel(0, 120), pause(16)]);
}

/** Jumps to the top once scrolling has ended, because inertia would move the page after a jump. */
async function toTop(page: Page, screen: ScreenName): Promise<void> {
  await page.evaluate(async (name) => {
    const scroller = window.bench.screens[name].scroller();
    for (let stillFrames = 0, last = -1; stillFrames < 20; last = scroller.scrollTop) {
      await new Promise(requestAnimationFrame);
      stillFrames = scroller.scrollTop === last ? stillFrames + 1 : 0;
    }
    scroller.scrollTo(0, 0);
  }, screen);
  await waitUntilIdle(page);
}

/** Positions for jumps as parts of the height, near and far, the same in every run. No two in a row are close. */
function jumpPositions(count: number): number[] {
  return Array.from({ length: count }, (_, at) => ((at + 1) * 0.618_034) % 1);
}

/** Jumps from position to position, each time once the rows are there, and measures the frames. Runs in the page. */
async function jumpAll({
  name,
  positions,
}: {
  name: ScreenName;
  positions: readonly number[];
}): Promise<{ intervals: number[]; empty: number }> {
  const { screens, isBlank } = window.bench;
  const scroller = screens[name].scroller();
  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  const intervals: number[] = [];
  let empty = 0;
  let last = await nextFrame();
  for (const position of positions) {
    scroller.scrollTo(0, Math.round(position * (scroller.scrollHeight - scroller.clientHeight)));
    // Checked after four frames, because the check forces a layout.
    for (let frames = 0; frames < 4 || isBlank(); frames += 1) {
      if (frames === 120) {
        empty += 1;
        break;
      }
      const now = await nextFrame();
      intervals.push(now - last);
      last = now;
    }
  }
  return { intervals, empty };
}
