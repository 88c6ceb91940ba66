import { Text } from '@shopify/polaris';
import { expect } from 'storybook/test';
import preview from '#storybook/preview';
import { failed, ready } from '../testing/loadables.ts';
import { FormPage, type FormPageProps } from './FormPage.tsx';

const args: FormPageProps<string, string> = {
  pageHeader: { title: 'Settings', tabs: [], current: undefined },
  loaded: ready('saved'),
  value: 'draft',
  subject: 'the rules',
  disabledReason: null,
  rowHeight: 56,
  top: <Text as="p">Above</Text>,
  renderForm: (saved, value) => <Text as="p">{`${value} of what is ${saved}`}</Text>,
  children: <Text as="p">Below</Text>,
};

const meta = preview.meta({
  component: FormPage as (props: FormPageProps<string, string>) => ReturnType<typeof FormPage>,
  args,
  parameters: { layout: 'fullscreen' },
});

/** The saved value has been loaded. */
export const Default = meta.story();

Default.test('shows the form between what is above and below it', async ({ canvas }) => {
  await expect(canvas.getByText('draft of what is saved')).toBeVisible();
});

/** The saved value is loading. */
export const Loading = meta.story({ args: { loaded: { state: 'loading' }, value: null } });

Loading.test('says what is loading instead of showing the form', async ({ canvas }) => {
  await expect(canvas.getByRole('status', { name: 'Loading the rules' })).toBeInTheDocument();
  await expect(canvas.queryByText('draft of what is saved')).toBeNull();
  await expect(canvas.getByText('Below')).toBeVisible();
});

/** The server did not answer. */
export const Error = meta.story({ args: { loaded: failed, value: null } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** For staff who may not change it. */
export const ViewOnly = meta.story({
  args: { disabledReason: 'You need edit permission for Store Settings to do this.' },
});

ViewOnly.test('says why nothing can be changed', async ({ canvas }) => {
  await expect(canvas.getByText(/You need edit permission/)).toBeVisible();
});
