/** The number of a section in the permission list (§6). */
export type SectionId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

export interface Section {
  id: SectionId;
  name: string;
}

/** In the order of §6. */
export const sectionList: readonly Section[] = [
  { id: 1, name: 'Dashboard' },
  { id: 8, name: 'Insights' },
  { id: 2, name: 'Workflows' },
  { id: 3, name: 'Inventory Overview' },
  { id: 6, name: 'Locations' },
  { id: 7, name: 'Application Tracking' },
  { id: 4, name: 'Apps & Integrations' },
  { id: 5, name: 'Store Settings' },
];

/** The section's name; "section N" for an unknown one. */
export function sectionName(id: SectionId): string {
  return sectionList.find((section) => section.id === id)?.name ?? `section ${String(id)}`;
}
