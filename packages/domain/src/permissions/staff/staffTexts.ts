import { bidiIsolate } from '../../shared/texts/bidiIsolate.ts';
import { sectionList, type SectionId, sectionName } from '../../shared/access/sections.ts';
import type { StaffMember } from './StaffMember.ts';
import type { SectionRight, StaffRights } from './StaffRights.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Texts about people and their rights. */
export const staffTexts = inLanguage('staffTexts', {
  people: 'People',
  peopleNote:
    'People appear here when they first open the app. Add and remove staff in your store admin; what they can do here ' +
    'is set below.',
  subject: 'people',
  table: { name: 'Name', email: 'Email', role: 'Role', rights: 'Permissions', lastSeen: 'Last seen' },
  owner: 'Owner',
  staff: 'Staff',
  you: 'you',
  neverSeen: 'Never',
  noEmail: 'Not known',
  ownRights: 'Varies by section',
  edit: 'Change',
  presets: 'Start from',
  section: 'Section',
  title: (name: string) => `Permissions for ${bidiIsolate(name)}`,
  /** In a sentence about a save. */
  subjectOf: (name: string) => `permissions for ${bidiIsolate(name)}`,
  theirs: 'Their version',
  chosen: (preset: string) => `${preset} is already chosen.`,
  goOn: 'Continue',
  isOpen: 'These permissions are open below.',
  everything: 'Everything',
  rights: { none: 'No access', view: 'View', edit: 'Edit' } satisfies Record<SectionRight, string>,
  makeOwner: 'Owner',
  makeOwnerHelp: 'Owners can view and edit everything, and change permissions.',
  seenBy: (name: string) => `What ${bidiIsolate(name)} sees`,
  navigation: 'In the menu',
  noNavigation: 'Nothing. The app only says who to ask.',
  disabled: 'Turned off',
  noneDisabled: 'Nothing is turned off.',
  changes: 'Changes',
  changesNote: 'Every permission change, newest first.',
  noChanges: 'No permission changes yet.',
  changesTable: { at: 'When', by: 'Changed by', who: 'Person', what: 'What' },
  changesSubject: 'permission changes',
  saved: (name: string) => `Saved the permissions for ${bidiIsolate(name)}.`,
  undone: (name: string) => `The permissions for ${bidiIsolate(name)} are back as they were.`,
  noChange: 'Saved without a change',
  what: (name: string) => `permissions for ${name}`,
  saving: (name: string) => `saving the permissions for ${name}`,
});

/** What a person without edit permission for a section can't do there. */
export const sectionActions = inLanguage('sectionActions', {
  1: 'Hold, move and ship orders, and export them',
  2: 'Create, change and run workflows',
  3: 'Change products, stock and bundles',
  4: 'Connect 3PLs and see their settings',
  5: 'Change store settings and tags, and import orders',
  6: 'Change locations, order routing and batching',
  // Nothing is changed under Insights; edit permission of section 7 is kept for other servers.
  7: '',
  8: 'Close orders',
} satisfies Readonly<Record<SectionId, string>>);

/** The actions these rights turn off, in section order. */
export function disabledActions({ isOwner, sections }: StaffRights): readonly string[] {
  if (isOwner) return [];
  return sectionList
    .filter(({ id }) => sections[id] !== 'edit' && sectionActions[id] !== '')
    .map(({ id }) => sectionActions[id]);
}

/** The owners' names. */
export function ownerNames(members: readonly StaffMember[]): readonly string[] {
  return members.filter(({ rights }) => rights.isOwner).map(({ name }) => name);
}

/** Words for a change of rights. */
export const rightsChangeWords = inLanguage('rightsChangeWords', {
  madeOwner: 'Made an owner',
  noLongerOwner: 'No longer an owner',
  right: { none: 'no access', view: 'view', edit: 'edit' } satisfies Record<SectionRight, string>,
  changed: (section: string, before: string, after: string) => `${section}: ${before} to ${after}`,
});

/** What changed, one sentence per section: "Inventory Overview: view to edit"; empty for nothing. */
export function rightsChangeTexts(before: StaffRights, after: StaffRights): readonly string[] {
  if (before.isOwner && after.isOwner) return [];
  const { right, changed, madeOwner, noLongerOwner } = rightsChangeWords;
  if (after.isOwner) return [madeOwner];
  const rightBefore = (id: SectionId) => (before.isOwner ? 'edit' : before.sections[id]);
  const parts = sectionList
    .filter(({ id }) => rightBefore(id) !== after.sections[id])
    .map(({ id }) => changed(sectionName(id), right[rightBefore(id)], right[after.sections[id]]));
  return before.isOwner ? [noLongerOwner, ...parts] : parts;
}
