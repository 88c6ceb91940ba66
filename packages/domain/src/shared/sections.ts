import { inLanguage } from '../languages/inLanguage.ts';

/** The number of a section in the permission list (§6). */
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

/** Names as the permission list has them, which is stored. */
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

/** Names as the screens have them. */
export const sectionNames = inLanguage('sectionNames', names);

/** In the order of §6. `name`: as it is stored; `sectionName` is for screens. */
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

/** The section's name on the screen; "section N" for an unknown one. */
export function sectionName(id: SectionId): string {
  return sectionNames[id] ?? `section ${String(id)}`;
}
