import { createRequire } from 'node:module';
import { act, render } from '@testing-library/react';
import { type ComponentType, createRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { CSSTransition, type FrameTransitionProps } from './FrameTransition.ts';

const fromHere = createRequire(import.meta.url);
const fromPolaris = createRequire(fromHere.resolve('@shopify/polaris/package.json'));
const library: { CSSTransition: ComponentType<FrameTransitionProps> } = fromPolaris('react-transition-group');

const classNames = { enter: 'a', enterActive: 'b', enterDone: 'b', exit: 'c', exitActive: 'd' };

beforeEach(() => void vi.useFakeTimers());

/** A press on the menu, with whether the screen is small at that moment, or ms that pass. */
type Step = { isOpen: boolean; isSmall: boolean } | number;

/** The navigation's classes after each step, rendered as Polaris' frame renders it. */
function classesAfter(Transition: ComponentType<FrameTransitionProps>, steps: readonly Step[]): string[] {
  const navigation = createRef<HTMLDivElement>();
  const frame = ({ isOpen, isSmall }: Exclude<Step, number>) => (
    <Transition nodeRef={navigation} exit={isSmall} in={isOpen} timeout={300} classNames={classNames}>
      <div ref={navigation} className={isOpen ? 'bar visible' : 'bar'} />
    </Transition>
  );
  const { rerender, unmount } = render(frame({ isOpen: false, isSmall: true }));
  const seen = steps.map((step) => {
    if (typeof step === 'number') act(() => void vi.advanceTimersByTime(step));
    else rerender(frame(step));
    return navigation.current?.className ?? '';
  });
  unmount();
  return seen;
}

const open = { isOpen: true, isSmall: true };
const close = { isOpen: false, isSmall: true };

test.each<[string, Step[]]>([
  ['opened and closed', [0, open, 299, 1, 1_000, close, 299, 1, 1_000]],
  ['closed and opened again while it moves', [open, 100, close, 100, open, 100, 200, 1_000]],
  ['drawn again while it moves and while it rests', [close, open, 100, open, 200, open, close, 100, close, 200, close]],
  ['on a screen that has grown meanwhile', [open, 300, { isOpen: false, isSmall: false }, 300, open, 300]],
])('gives the navigation of a small screen, %s, the classes of react-transition-group', (_name, steps) => {
  const seen = classesAfter(CSSTransition, steps);
  expect(seen).toEqual(classesAfter(library.CSSTransition, steps));
  expect(seen.join()).toContain('a b');
});
