import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#storybook/preview';
import { ActionButton } from './ActionButton.tsx';
import { DiscardButton, type DiscardButtonProps } from './DiscardButton.tsx';

/** A form's buttons, with changes to discard. */
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

Default.test(
  'disappears with the changes and moves the focus to the button beside it',
  async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Discard changes' }));
    await expect(args.onAction).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus());
  },
);

Default.test('takes no focus when the changes were saved elsewhere', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  await expect(canvas.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  await expect(canvas.getByRole('button', { name: 'Save' })).toHaveFocus();
});

/** A save is in progress. */
export const Disabled = meta.story({ args: { disabledReason: 'Wait for the save to finish.' } });

Disabled.test('says why it is disabled', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Discard changes' })).toHaveAccessibleDescription(
    'Wait for the save to finish.',
  );
});
