import { message, type Words } from '../../messages/Message.ts';
import { sectionMessages } from '../../messages/sectionMessages.ts';

/** A section's number in the permission list (§6). */
export const sections = {
  dashboard: 1,
  workflows: 2,
  inventory: 3,
  integrations: 4,
  settings: 5,
  locations: 6,
  tracking: 7,
  insights: 8,
} as const;

export type SectionId = (typeof sections)[keyof typeof sections];

export interface Section {
  id: SectionId;
  name: string;
}

/** Names as stored in the permission list. */
const names = {
  [sections.dashboard]: 'Dashboard',
  [sections.insights]: 'Insights',
  [sections.workflows]: 'Workflows',
  [sections.inventory]: 'Inventory Overview',
  [sections.locations]: 'Locations',
  [sections.tracking]: 'Application Tracking',
  [sections.integrations]: 'Apps & Integrations',
  [sections.settings]: 'Store Settings',
} as const satisfies Record<SectionId, string>;

/** In §6's order. `name` is stored; `sectionName` is for screens. */
export const sectionList: readonly Section[] = [
  sections.dashboard,
  sections.insights,
  sections.workflows,
  sections.inventory,
  sections.locations,
  sections.tracking,
  sections.integrations,
  sections.settings,
].map((id) => ({ id, name: names[id] }));

/** The section as part of a message. */
export function sectionMessage(id: SectionId): Words {
  const key = keyOf(id);
  return key === undefined ? unknownSection(id) : message(`sections.${key}`);
}

/** The section's name on screens; "section N" for an unknown one. */
export function sectionName(id: SectionId): string {
  const key = keyOf(id);
  return key === undefined ? unknownSection(id) : sectionMessages[key];
}

function keyOf(id: SectionId): keyof typeof sections | undefined {
  return (Object.keys(sections) as (keyof typeof sections)[]).find((key) => sections[key] === id);
}

function unknownSection(id: SectionId): string {
  return `section ${String(id)}`;
}
