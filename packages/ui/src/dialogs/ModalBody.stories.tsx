import { Modal } from '@shopify/polaris';
import { expect, screen } from 'storybook/test';
import preview from '#storybook/preview';
import { ModalBody } from './ModalBody.tsx';

const meta = preview.meta({
  component: ModalBody,
  parameters: { docs: { story: { inline: false, height: '32rem' } } },
  args: {
    children: Array.from({ length: 40 }, (_, line) => (
      <p key={line}>
        <button type="button">{`Line ${line + 1} of a long question`}</button>
      </p>
    )),
  },
  render: (args) => (
    <Modal open noScroll title="Upgrade" onClose={() => {}} footer={<p>The buttons</p>}>
      <ModalBody {...args} />
    </Modal>
  ),
});

/** The content is taller than the window. */
export const LongerThanTheWindow = meta.story({});

LongerThanTheWindow.test('scrolls long content and keeps title and buttons visible', async () => {
  const last = await screen.findByText('Line 40 of a long question');
  last.scrollIntoView();
  await expect(screen.getByText('Upgrade')).toBeVisible();
  const buttons = screen.getByText('The buttons').getBoundingClientRect();
  await expect(buttons.bottom).toBeLessThanOrEqual(window.innerHeight);
  await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(buttons.top);
});
