import { type ComponentProps, useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { Switch } from './Switch.tsx';

function LabelledSwitch(props: ComponentProps<typeof Switch>) {
  const [isOn, setOn] = useState(props.isOn);
  return (
    <>
      <span id="switch-label">Hold large orders</span>{' '}
      <Switch
        {...props}
        isOn={isOn}
        onChange={(next) => {
          setOn(next);
          props.onChange(next);
        }}
      />
    </>
  );
}

const enabled: string | null = null;

const meta = preview.meta({
  component: Switch,
  args: { isOn: false, labelledBy: 'switch-label', disabledReason: enabled, onChange: fn() },
  render: (args) => <LabelledSwitch {...args} />,
});

/** The setting is off. */
export const Off = meta.story();

Off.test('switches on Space', async ({ canvas, args, userEvent }) => {
  const control = canvas.getByRole('switch', { name: 'Hold large orders' });
  control.focus();
  await userEvent.keyboard(' ');
  await expect(args.onChange).toHaveBeenCalledWith(true);
  await expect(control).toBeChecked();
});

/** The setting is on. */
export const On = meta.story({ args: { isOn: true } });

On.test('is on', async ({ canvas }) => {
  await expect(canvas.getByRole('switch')).toBeChecked();
});

export const Busy = meta.story({ args: { isBusy: true } });

Busy.test('ignores a second click', async ({ canvas, args, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch'));
  await expect(args.onChange).not.toHaveBeenCalled();
});

/** This person, or this plan, may not change it. */
export const Disabled = meta.story({ args: { isOn: true, disabledReason: 'You need edit permission for Workflows.' } });

Disabled.test('keeps the focus, says why it is disabled and does not switch', async ({ canvas, args, userEvent }) => {
  const control = canvas.getByRole('switch');
  control.focus();
  await expect(control).toHaveFocus();
  await expect(control).toHaveAccessibleDescription('You need edit permission for Workflows.');
  await userEvent.keyboard(' ');
  await expect(args.onChange).not.toHaveBeenCalled();
});
