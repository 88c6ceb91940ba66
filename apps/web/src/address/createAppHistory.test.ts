import { UNSAFE_createBrowserHistory, UNSAFE_createMemoryHistory } from 'react-router-dom';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { type AppHistory, type BlockedNavigation, createAppHistory } from './createAppHistory.ts';

const entries = ['/first', '/second', '/third', '/fourth'];
const formPath = '/third';

/** Blocks leaving the form's path. */
function blockLeaving(history: AppHistory) {
  const seen: (BlockedNavigation | null)[] = [];
  const shouldBlock = vi.fn((_from: unknown, to: { pathname: string }) => !to.pathname.startsWith(formPath));
  const unblock = history.block({ shouldBlock, onChange: (blocked) => void seen.push(blocked) });
  // Browser histories share one page.
  onTestFinished(unblock);
  return {
    shouldBlock,
    unblock,
    answers: () => seen.map((blocked) => blocked !== null),
    latest() {
      const blocked = seen.at(-1);
      if (!blocked) throw new Error('No navigation waits.');
      return blocked;
    },
  };
}

const pathsOf = ({ location: { pathname, search } }: AppHistory) => pathname + search;
/** A page gets Back and Forward in a later task; undoing one takes another. */
async function settled() {
  for (let task = 0; task < 10; task += 1) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** Both are at the third of four entries. */
const kinds = [
  {
    kind: 'in memory',
    async open() {
      const inner = UNSAFE_createMemoryHistory({ initialEntries: entries, initialIndex: 2 });
      return { history: createAppHistory(inner), address: () => pathsOf(inner as unknown as AppHistory) };
    },
  },
  {
    kind: 'of the browser',
    async open() {
      const inner = UNSAFE_createBrowserHistory();
      const history = createAppHistory(inner);
      for (const entry of entries) history.push(entry);
      history.go(-1);
      await settled();
      return { history, address: () => window.location.pathname + window.location.search };
    },
  },
];

describe.each(kinds)('a history $kind', ({ open }) => {
  test.each([
    { what: 'Back', delta: -1, target: '/second' },
    { what: 'Forward', delta: 1, target: '/fourth' },
    { what: 'two entries back', delta: -2, target: '/first' },
  ])('$what is undone, and continues when confirmed', async ({ delta, target }) => {
    const { history, address } = await open();
    const listener = vi.fn();
    history.listen(listener);
    const { latest, answers } = blockLeaving(history);
    history.go(delta);
    await settled();
    expect([pathsOf(history), address()]).toEqual([formPath, formPath]);
    expect(listener).not.toHaveBeenCalled();

    latest().proceed();
    await settled();
    expect([pathsOf(history), address(), history.action]).toEqual([target, target, 'POP']);
    expect(answers()).toEqual([true, false, false]);
    // The history is where it was.
    history.go(-delta);
    await settled();
    expect(address()).toBe(formPath);
  });

  test('Back asks again after it was declined', async () => {
    const { history, address } = await open();
    const { latest, answers } = blockLeaving(history);
    for (let time = 0; time < 2; time += 1) {
      history.go(-1);
      await settled();
      latest().reset();
      expect([pathsOf(history), address()]).toEqual([formPath, formPath]);
    }
    expect(answers()).toEqual([true, false, true, false]);
  });

  test.each([
    { method: 'push', action: 'PUSH', back: formPath },
    { method: 'replace', action: 'REPLACE', back: '/second' },
  ] as const)('$method waits, and continues when confirmed', async ({ method, action, back }) => {
    const { history, address } = await open();
    const { latest, unblock } = blockLeaving(history);
    history[method]('/away?page=2', { from: 'form' });
    expect([pathsOf(history), address()]).toEqual([formPath, formPath]);
    latest().proceed();
    expect([pathsOf(history), address(), history.action]).toEqual(['/away?page=2', '/away?page=2', action]);
    expect(history.location.state).toEqual({ from: 'form' });
    unblock();
    history.go(-1);
    await settled();
    expect(pathsOf(history)).toBe(back);
  });
});

describe('a blocked navigation', () => {
  const openAtForm = () => createAppHistory(UNSAFE_createMemoryHistory({ initialEntries: entries, initialIndex: 2 }));

  test('reports both addresses, with their queries', () => {
    const history = openAtForm();
    const { shouldBlock } = blockLeaving(history);
    history.push('/third?shop=a');
    history.push('/away?shop=b');
    expect(shouldBlock.mock.lastCall).toMatchObject([
      { pathname: '/third', search: '?shop=a' },
      { pathname: '/away', search: '?shop=b' },
    ]);
  });

  test('is replaced by a second one, whose answer counts', () => {
    const history = openAtForm();
    const { latest } = blockLeaving(history);
    history.push('/one');
    history.go(-2);
    expect(pathsOf(history)).toBe(formPath);
    history.push('/two');
    latest().proceed();
    expect(pathsOf(history)).toBe('/two');
  });

  test('is dropped once another navigation succeeds; its answer then does nothing', () => {
    const history = openAtForm();
    const { latest, answers } = blockLeaving(history);
    history.push('/one');
    const blocked = latest();
    history.push('/third/tab');
    expect(answers()).toEqual([true, false]);
    blocked.proceed();
    blocked.reset();
    expect([pathsOf(history), answers()]).toEqual(['/third/tab', [true, false]]);
  });

  test('is confirmed once', () => {
    const history = openAtForm();
    const { latest } = blockLeaving(history);
    history.push('/one');
    const blocked = latest();
    blocked.proceed();
    history.push('/third');
    blocked.proceed();
    expect(pathsOf(history)).toBe('/third');
  });

  test('is decided by the last blocker, and by none once it is gone', () => {
    const history = openAtForm();
    const first = blockLeaving(history);
    const second = blockLeaving(history);
    history.push('/one');
    expect([first.answers(), second.answers()]).toEqual([[], [true]]);
    second.unblock();
    history.push('/one');
    expect(first.answers()).toEqual([true]);
    first.unblock();
    history.push('/one');
    expect(pathsOf(history)).toBe('/one');
  });
});

test('lets an entry pass that the app did not create, because the way back is unknown', async () => {
  const history = createAppHistory(UNSAFE_createBrowserHistory());
  history.push(formPath);
  const { shouldBlock, answers } = blockLeaving(history);
  shouldBlock.mockReturnValue(true);
  window.location.hash = '#main';
  await settled();
  expect([answers(), history.location.hash]).toEqual([[], '#main']);
});
