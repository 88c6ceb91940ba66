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

/** In the order of §6. */
export const sectionList: readonly Section[] = [
  { id: sections.dashboard, name: 'Dashboard' },
  { id: sections.insights, name: 'Insights' },
  { id: sections.workflows, name: 'Workflows' },
  { id: sections.inventory, name: 'Inventory Overview' },
  { id: sections.locations, name: 'Locations' },
  { id: sections.tracking, name: 'Application Tracking' },
  { id: sections.integrations, name: 'Apps & Integrations' },
  { id: sections.settings, name: 'Store Settings' },
];

/** The section's name; "section N" for an unknown one. */
export function sectionName(id: SectionId): string {
  return sectionList.find((section) => section.id === id)?.name ?? `section ${String(id)}`;
}
