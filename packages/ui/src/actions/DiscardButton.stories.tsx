import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ActionButton } from './ActionButton.tsx';
import { DiscardButton, type DiscardButtonProps } from './DiscardButton.tsx';

/** The end of a form with changes. */
function FormEnd(props: DiscardButtonProps) {
  const [isDirty, setDirty] = useState(true);
  const handleDiscard = () => {
    props.onAction();
    setDirty(false);
  };
  return (
    <div>
      {isDirty && <DiscardButton {...props} onAction={handleDiscard} />}
      <ActionButton
        label="Save"
        variant="primary"
        disabledReason={isDirty ? null : 'There are no changes to save.'}
        onAction={() => setDirty(false)}
      />
    </div>
  );
}

const meta = preview.meta({
  component: DiscardButton,
  args: { label: 'Discard changes', disabledReason: null, onAction: fn() },
  render: (args) => <FormEnd {...args} />,
});

/** A form has changes. */
export const Default = meta.story();

Default.test('it goes with the changes, and the focus stays beside it', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
  await expect(args.onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
});

Default.test('saved from elsewhere, it takes no focus along', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
});

/** A save is on its way. */
export const Disabled = meta.story({ args: { disabledReason: 'Wait for the save to finish.' } });

Disabled.test('says why it waits', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Discard changes' })).toHaveAccessibleDescription(
    'Wait for the save to finish.',
  );
});
