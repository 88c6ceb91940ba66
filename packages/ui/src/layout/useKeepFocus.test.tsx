import { act, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { useKeepFocus } from './useKeepFocus.ts';

beforeEach(() => void vi.useFakeTimers());

/** A screen with a group of two buttons; `shown` says which parts are rendered. */
function Screen({ shown }: { shown: 'both' | 'one' | 'neither' }) {
  const frame = useRef<HTMLDivElement>(null);
  useKeepFocus(frame);
  return (
    <div ref={frame} tabIndex={-1} data-testid="screen">
      {shown !== 'neither' && (
        <div role="group" aria-label="Views">
          <div>
            <button type="button">Rename</button>
            {shown === 'both' && <button type="button">Delete</button>}
          </div>
        </div>
      )}
    </div>
  );
}

/** Mutation observers run after the change; then the timer runs. */
const settle = () =>
  act(async () => {
    await Promise.resolve();
    vi.advanceTimersByTime(0);
  });

const button = (name: string) => screen.getByRole('button', { name });

test('moves the focus from a removed button to its named group, which is focusable only until the focus moves on', async () => {
  const { rerender } = render(<Screen shown="both" />);
  button('Delete').focus();
  rerender(<Screen shown="one" />);
  await settle();
  const group = screen.getByRole('group', { name: 'Views' });
  expect(document.activeElement).toBe(group);
  button('Rename').focus();
  expect(group.hasAttribute('tabindex')).toBe(false);
});

test('moves the focus to the screen when the group is removed too', async () => {
  const { rerender } = render(<Screen shown="both" />);
  button('Delete').focus();
  rerender(<Screen shown="neither" />);
  await settle();
  expect(document.activeElement).toBe(screen.getByTestId('screen'));
});

test('leaves alone a focus that the component has passed on, or that the person has moved away', async () => {
  const { rerender } = render(<Screen shown="both" />);
  button('Delete').focus();
  rerender(<Screen shown="one" />);
  button('Rename').focus();
  await settle();
  expect(document.activeElement).toBe(button('Rename'));

  button('Rename').blur();
  await settle();
  rerender(<Screen shown="neither" />);
  await settle();
  expect(document.activeElement).toBe(document.body);
});
