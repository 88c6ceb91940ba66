import { rightsOf, sectionRights, sections, type StaffChange, type StaffMember } from '@hub/domain/permissions';

/** The people of an in-memory shop. */
export interface SandboxStaff {
  members: readonly StaffMember[];
  /** Newest first. */
  changes: readonly StaffChange[];
}

const unsaved = { version: 0, savedAt: null, savedBy: null };
const hourMs = 3_600_000;

/** The current person, two colleagues, and an owner if the person is none. */
export function initialStaff(
  person: { name: string; role: string; permission: string | null },
  now: Date,
): SandboxStaff {
  const ago = (hours: number) => new Date(now.getTime() - hours * hourMs).toISOString();
  const rights = rightsOf(person);
  const asking: StaffMember = {
    staffId: '1',
    name: person.name,
    email: 'robin@example.com',
    role: person.role,
    rights,
    lastSeenAt: ago(0),
    ...unsaved,
  };
  const ownRights = {
    [sections.dashboard]: 'edit',
    [sections.insights]: 'edit',
    [sections.inventory]: 'view',
  } as const;
  const colleagues: StaffMember[] = [
    {
      staffId: '2',
      name: 'Maya Okafor',
      email: 'maya@example.com',
      role: '3',
      rights: {
        isOwner: false,
        sections: sectionRights((id) => (id === sections.insights || id === sections.settings ? 'view' : 'edit')),
      },
      lastSeenAt: ago(3),
      ...unsaved,
    },
    {
      staffId: '3',
      name: 'Tom Brandt',
      email: null,
      role: '3',
      rights: {
        isOwner: false,
        sections: sectionRights((id) => (ownRights as Record<number, 'edit' | 'view'>)[id] ?? 'none'),
      },
      lastSeenAt: ago(50),
      ...unsaved,
    },
  ];
  const owner: StaffMember = {
    ...asking,
    staffId: '4',
    name: 'Ana Souza',
    email: 'ana@example.com',
    role: '1',
    rights: rightsOf({ role: '1', permission: null }),
    lastSeenAt: ago(26),
  };
  return { members: [asking, ...colleagues, ...(rights.isOwner ? [] : [owner])], changes: [] };
}
