import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { expect, test, vi } from 'vitest';
import { testEnvironment } from '../testing/testEnvironment.ts';
import { AppEnvironmentProvider } from '../environment/AppEnvironment.ts';
import type { Shortcut } from '@hub/ui/shortcuts';
import { ShortcutProvider, useShortcuts, useShortcutState } from './ShortcutProvider.tsx';

function RegisterShortcuts({ shortcuts }: { shortcuts: readonly Shortcut[] }) {
  useShortcuts(shortcuts);
  return null;
}

function Switch() {
  const { singleKeys, setSingleKeys, registry } = useShortcutState();
  return (
    <>
      <button onClick={() => setSingleKeys(!singleKeys)}>{singleKeys ? 'on' : 'off'}</button>
      <button
        onClick={() =>
          (document.title = registry
            .list()
            .map(({ id, run }) => `${id}${run ? '' : '?'}`)
            .join())
        }
      >
        list
      </button>
    </>
  );
}

function mount(children: React.ReactNode, environment = testEnvironment()) {
  const tree = (inside: React.ReactNode) => (
    <AppEnvironmentProvider value={environment}>
      <ShortcutProvider>
        {inside}
        <Switch />
      </ShortcutProvider>
    </AppEnvironmentProvider>
  );
  const { rerender, unmount } = render(tree(children));
  return { show: (inside: React.ReactNode) => rerender(tree(inside)), unmount, environment };
}

const next = (run: Shortcut['run'], more: Partial<Shortcut> = {}): Shortcut => ({
  id: 'next',
  keys: ['j'],
  label: 'Next order',
  group: 'List of orders',
  run,
  ...more,
});
const user = userEvent.setup();

test('a key runs the newest shortcut, and nothing once it is gone', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { show } = mount(<RegisterShortcuts shortcuts={[next(first)]} />);
  await user.keyboard('j');
  show(<RegisterShortcuts shortcuts={[next(second)]} />);
  await user.keyboard('jJ');
  show(null);
  await user.keyboard('j');
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 2]);
});

test('never while typing in a field', async () => {
  const run = vi.fn();
  mount(
    <>
      <RegisterShortcuts
        shortcuts={[
          next(run),
          next(run, { id: 'open', keys: ['Enter'] }),
          next(run, { id: 'help', keys: ['?'] }),
          next(run, { id: 'filter', keys: ['/'] }),
        ]}
      />
      <input aria-label="text" />
      <input aria-label="search" type="search" />
      <textarea aria-label="note" />
      <select aria-label="period">
        <option>jar</option>
      </select>
      <div role="textbox" aria-label="rich" contentEditable="true" tabIndex={0} />
      <div role="dialog" aria-label="calendar">
        <button>day</button>
      </div>
    </>,
  );
  for (const name of ['text', 'search', 'note', 'period', 'rich']) {
    screen.getByLabelText(name).focus();
    await user.keyboard('j/?{Enter}');
  }
  screen.getByText('day').focus();
  await user.keyboard('j/?');
  expect(run).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('text').value).toBe('j/?');
});

test('checkboxes and buttons handle no letters and keep Enter', async () => {
  const [run, enter] = [vi.fn(), vi.fn()];
  mount(
    <>
      <RegisterShortcuts shortcuts={[next(run), next(enter, { id: 'open', keys: ['Enter'] })]} />
      <input aria-label="select" type="checkbox" />
      <button>expand</button>
    </>,
  );
  screen.getByLabelText('select').focus();
  await user.keyboard('j{Enter}');
  screen.getByText('expand').focus();
  await user.keyboard('j{Enter}');
  expect([run.mock.calls.length, enter.mock.calls.length]).toEqual([2, 0]);
  screen.getByText('expand').blur();
  await user.keyboard('{Enter}');
  expect(enter).toHaveBeenCalledOnce();
});

test('not behind a dialog, and browser combinations stay with the browser', async () => {
  const [run, find] = [vi.fn(), vi.fn()];
  const offers = <RegisterShortcuts shortcuts={[next(run), next(find, { id: 'find', keys: ['Mod+k'] })]} />;
  const { show } = mount(
    <>
      {offers}
      <div role="dialog" aria-modal="true" />
    </>,
  );
  await user.keyboard('j{Control>}k{/Control}');
  show(offers);
  await user.keyboard('{Control>}j{/Control}{Alt>}j{/Alt}{Meta>}j{/Meta}');
  expect(run).not.toHaveBeenCalled();
  expect(find).not.toHaveBeenCalled();
  await user.keyboard('{Control>}k{/Control}');
  await user.keyboard('{Meta>}k{/Meta}');
  expect(find).toHaveBeenCalledTimes(2);
});

test('a combination works within a field too', async () => {
  const find = vi.fn();
  mount(
    <>
      <RegisterShortcuts shortcuts={[next(find, { keys: ['Mod+k'] })]} />
      <input aria-label="text" />
    </>,
  );
  screen.getByLabelText('text').focus();
  await user.keyboard('{Control>}k{/Control}');
  expect(find).toHaveBeenCalledOnce();
});

test('with several lists, the one that has or last had focus answers', async () => {
  const lists = ['open', 'hold'].map((name) => ({ name, container: createRef<HTMLDivElement>(), run: vi.fn() }));
  mount(
    lists.map(({ name, container, run }) => (
      <div key={name} ref={container}>
        <RegisterShortcuts shortcuts={[next(run, { within: () => container.current })]} />
        <button>{name}</button>
      </div>
    )),
  );
  await user.keyboard('j');
  screen.getByText('hold').focus();
  await user.keyboard('j');
  screen.getByText('hold').blur();
  await user.keyboard('j');
  screen.getByText('open').focus();
  await user.keyboard('j');
  expect(lists.map(({ run }) => run.mock.calls.length)).toEqual([2, 2]);
});

test('a shortcut for one target requires that the target has or last had focus', async () => {
  const container = createRef<HTMLDivElement>();
  const run = vi.fn();
  mount(
    <>
      <button>elsewhere</button>
      <div ref={container}>
        <RegisterShortcuts shortcuts={[next(run, { within: () => container.current, requiresFocusWithin: true })]} />
        <button>here</button>
      </div>
    </>,
  );
  await user.keyboard('j');
  screen.getByText('elsewhere').focus();
  await user.keyboard('j');
  expect(run).not.toHaveBeenCalled();
  screen.getByText('here').focus();
  await user.keyboard('j');
  screen.getByText('here').blur();
  await user.keyboard('j');
  expect(run).toHaveBeenCalledTimes(2);
});

test('a shortcut with nothing to do leaves the key to the next', async () => {
  const run = vi.fn();
  mount(<RegisterShortcuts shortcuts={[next(() => false), next(run, { id: 'other' })]} />);
  await user.keyboard('j');
  expect(run).toHaveBeenCalledOnce();
});

test('a held key repeats only shortcuts made for it', async () => {
  const [once, often] = [vi.fn(), vi.fn()];
  mount(
    <RegisterShortcuts shortcuts={[next(often, { canRepeat: true }), next(once, { id: 'select', keys: ['x'] })]} />,
  );
  await user.keyboard('{j>3/}{x>3/}');
  expect([often.mock.calls.length, once.mock.calls.length]).toEqual([3, 1]);
});

test('each id is listed once, and as working if any of them works', async () => {
  mount(
    <RegisterShortcuts
      shortcuts={[next(undefined), next(() => {}), next(() => {}), next(undefined, { id: 'hold' })]}
    />,
  );
  await user.click(screen.getByText('list'));
  expect(document.title).toBe('next,hold?');
});

test('single-key shortcuts can be switched off, which the browser remembers', async () => {
  const [run, find] = [vi.fn(), vi.fn()];
  const offers = <RegisterShortcuts shortcuts={[next(run), next(find, { id: 'find', keys: ['Mod+k'] })]} />;
  const { environment, unmount } = mount(offers);
  await user.click(screen.getByText('on'));
  await user.keyboard('j{Control>}k{/Control}');
  expect([run.mock.calls.length, find.mock.calls.length]).toEqual([0, 1]);
  unmount();
  mount(offers, environment);
  await user.keyboard('j');
  expect(run).not.toHaveBeenCalled();
  await user.click(screen.getByText('off'));
  await user.keyboard('j');
  expect(run).toHaveBeenCalledOnce();
});
