import { rightsOf, sameRight, type StaffChange, type StaffMember, type StaffRights } from '@hub/domain/permissions';
import { storeAdminLink } from '@hub/domain/shared';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#storybook/preview';
import { expectReadable } from '../../testing/expectReadable.ts';
import { hostileTexts, on320px, on490px } from '../../testing/hostileFixtures.ts';
import { failed, ready } from '../../testing/loadables.ts';
import { storyNow, storyPageHeader } from '../settingsFixtures.ts';
import type { RightsEditorProps } from './RightsEditor.tsx';
import { StaffScreen, type StaffScreenProps } from './StaffScreen.tsx';

const version = { version: 0, savedAt: null, savedBy: null };
const viewer: StaffRights = { isOwner: false, sections: sameRight('view') };

function aPerson(staffId: string, name: string, rights: StaffRights): StaffMember {
  const role = rights.isOwner ? '1' : '3';
  const email = `${name.split(' ')[0]?.toLowerCase()}@example.com`;
  return { staffId, name, email, role, rights, lastSeenAt: '2026-11-20T05:13:19Z', ...version };
}

const robin = aPerson('1', 'Robin Carter', rightsOf({ role: '1', permission: null }));
const maya = aPerson('2', 'Maya Okafor', viewer);
const tom: StaffMember = {
  ...aPerson('3', 'Tom Brandt', { isOwner: false, sections: { ...sameRight('none'), 1: 'edit', 4: 'view' } }),
  email: null,
  lastSeenAt: null,
};

const change: StaffChange = {
  changeId: '7',
  at: '2026-11-19T16:20:00Z',
  changedBy: 'Robin Carter',
  staffId: '2',
  staffName: 'Maya Okafor',
  before: { isOwner: false, sections: sameRight('edit') },
  after: { isOwner: false, sections: { ...sameRight('edit'), 5: 'view', 8: 'none' } },
};

const editor: RightsEditorProps = {
  member: maya,
  value: viewer,
  isDirty: false,
  isSaving: false,
  newer: null,
  disabledReason: null,
  seenBy: { navigation: ['Dashboard', 'Workflows', 'Settings'], disabled: ['Close orders'] },
  onChange: fn(),
  onSave: fn(),
  onDiscard: fn(),
};

/** Keeps choices in state, as the app does. */
function EditableScreen(props: StaffScreenProps) {
  const [rights, setRights] = useState(props.editor?.value ?? null);
  return (
    <StaffScreen
      {...props}
      editor={
        props.editor &&
        rights && {
          ...props.editor,
          value: rights,
          isDirty: props.editor.isDirty || rights !== props.editor.value,
          onChange: (next) => {
            props.editor?.onChange(next);
            setRights(next);
          },
        }
      }
    />
  );
}

const meta = preview.meta({
  component: StaffScreen,
  parameters: { layout: 'fullscreen' },
  render: (args) => <EditableScreen {...args} />,
  args: {
    pageHeader: storyPageHeader('Users'),
    people: ready([robin, maya, tom]),
    changes: ready([change]),
    selfId: '1',
    editor: null,
    unsaved: [],
    adminLink: storeAdminLink('https://hearts.myshopify.com/admin', 'users'),
    timeZone: 'Europe/London',
    now: storyNow,
    onSelect: fn(),
  },
});

export const Default = meta.story();

Default.test('shows who works here, what they may do, and who changed it', async ({ canvas, args, userEvent }) => {
  await expect(canvas.getByRole('row', { name: /Robin Carter \(you\).*Owner.*Everything.*3 hours ago/ })).toBeVisible();
  await expect(canvas.getByRole('row', { name: /Tom Brandt.*Not known.*Varies by section.*Never/ })).toBeVisible();
  await expect(canvas.getByText('Insights: edit to no access; Store Settings: edit to view')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: /Change.*Maya Okafor/ }));
  await expect(args.onSelect).toHaveBeenCalledWith('2');
});

/** An owner has opened a person’s permissions. */
export const Editing = meta.story({ args: { editor } });

Editing.test('sets all sections by a preset, and one by the arrow keys', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('button', { name: /^Warehouse/ }));
  await expect(canvas.getByRole('radio', { name: 'Inventory Overview: Edit' })).toBeChecked();
  await expect(canvas.getByRole('radio', { name: 'Store Settings: No access' })).toBeChecked();
  await userEvent.click(canvas.getByRole('radio', { name: 'Workflows: No access' }));
  await userEvent.keyboard('{ArrowRight}');
  await expect(canvas.getByRole('radio', { name: 'Workflows: View' })).toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
  await expect(editor.onSave).toHaveBeenCalled();
});

Editing.test('saves nothing before a change', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true');
  await expect(canvas.getByRole('region', { name: 'What Maya Okafor sees' })).toHaveTextContent('Close orders');
});

Editing.test('shows no grid for an owner', async ({ canvas, userEvent }) => {
  await userEvent.click(canvas.getByRole('switch', { name: 'Owner' }));
  await expect(canvas.queryByRole('radio')).toBeNull();
  await expect(canvas.getByText('Made an owner')).toBeVisible();
});

/** Someone else saved other permissions in the meantime. */
export const Outdated = meta.story({
  args: {
    editor: {
      ...editor,
      isDirty: true,
      newer: { ...maya, rights: { isOwner: false, sections: sameRight('none') }, version: 3, savedBy: 'Ana Souza' },
    },
  },
});

Outdated.test('shows the newer version and keeps the one that the person chooses', async ({ canvas }) => {
  await expect(
    canvas.getByText('Ana Souza saved newer permissions for Maya Okafor while you were editing.'),
  ).toBeVisible();
  await expect(canvas.getByRole('table', { name: 'Their version' })).toHaveTextContent('No access');
});

/** For a person who is not an owner. */
export const ViewOnly = meta.story({
  args: {
    selfId: '2',
    editor: { ...editor, disabledReason: 'Only an owner can change permissions. Ask Robin Carter.' },
  },
});

ViewOnly.test('shows the permissions as text, with whom to ask', async ({ canvas }) => {
  await expect(canvas.getByText('Only an owner can change permissions. Ask Robin Carter.')).toBeVisible();
  await expect(canvas.queryByRole('radio')).toBeNull();
});

/** Only the owner has opened the app so far. */
export const Empty = meta.story({ args: { people: ready([robin]), changes: ready([]) } });

Empty.test('says when people appear', async ({ canvas }) => {
  await expect(canvas.getByText(/People appear here when they first open the app/)).toBeVisible();
  await expect(canvas.getByText('No permission changes yet.')).toBeVisible();
});

/** The shop has 500 people. */
export const Many = meta.story({
  args: {
    people: ready(Array.from({ length: 500 }, (_, index) => aPerson(String(index), `Person ${index}`, viewer))),
  },
});

Many.test('lists all of them', async ({ canvas }) => {
  await expect(canvas.getByRole('table', { name: 'People' }).querySelectorAll('tbody tr')).toHaveLength(500);
});

export const Loading = meta.story({ args: { people: { state: 'loading' }, changes: { state: 'loading' } } });

Loading.test('shows the title before the people load', async ({ canvas }) => {
  await expect(canvas.getByRole('heading', { level: 1 })).toBeVisible();
});

export const Error = meta.story({ args: { people: failed, changes: ready([]) } });

Error.test('says what happened and offers Retry', async ({ canvas }) => {
  await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
});

/** Names are long, on the narrowest phone. */
export const LongNames = meta.story({
  ...on320px,
  args: { people: ready([{ ...maya, name: hostileTexts.longWord, email: `${hostileTexts.longWord}@example.com` }]) },
});

LongNames.test('has room for every text at 320 px', async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});

LongNames.test('has room for every text at 490 px', on490px, async ({ canvasElement }) => {
  await expectReadable(canvasElement);
});
