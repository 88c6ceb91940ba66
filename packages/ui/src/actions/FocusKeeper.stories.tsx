import { useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { FocusKeeper, type FocusKeeperProps } from './FocusKeeper.tsx';

/** An element that disappears, beside one that stays. */
function Leaving({ onFocusLost }: Pick<FocusKeeperProps, 'onFocusLost'>) {
  const [isThere, setThere] = useState(true);
  const stays = useRef<HTMLButtonElement>(null);
  const keep = (left: HTMLElement) => {
    onFocusLost(left);
    stays.current?.focus();
  };
  return (
    <>
      <button ref={stays} type="button" onClick={() => setThere(false)}>
        Take it away
      </button>
      {isThere && (
        <FocusKeeper onFocusLost={keep}>
          <button type="button" onClick={() => setThere(false)}>
            Clear selection
          </button>
        </FocusKeeper>
      )}
    </>
  );
}

const meta = preview.meta({
  component: FocusKeeper,
  args: { children: null, onFocusLost: fn() },
  render: ({ onFocusLost }) => <Leaving onFocusLost={onFocusLost} />,
});

export const Default = meta.story();

Default.test(
  'hands the focus to a nearby element when its content unmounts with the focus',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear selection' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Take it away' })).toHaveFocus());
    await expect(args.onFocusLost).toHaveBeenCalledOnce();
  },
);

Default.test('does nothing when the removed element did not have the focus', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Take it away' }));
  await expect(canvas.queryByRole('button', { name: 'Clear selection' })).toBeNull();
  await expect(args.onFocusLost).not.toHaveBeenCalled();
});
