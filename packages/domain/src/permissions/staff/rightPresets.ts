import { sections } from '../../shared/sections.ts';
import { hasSameRights, type SectionRight, sameRight, sectionRights, type StaffRights } from './StaffRights.ts';

/** Rights that many people of a shop have alike. */
export interface RightPreset {
  id: 'everything' | 'warehouse' | 'service' | 'view' | 'nothing';
  name: string;
  /** For whom it is, in a few words. */
  note: string;
  sections: StaffRights['sections'];
}

const warehouse: Readonly<Partial<Record<number, SectionRight>>> = {
  [sections.dashboard]: 'edit',
  [sections.inventory]: 'edit',
  [sections.locations]: 'edit',
  [sections.tracking]: 'view',
};

const service: Readonly<Partial<Record<number, SectionRight>>> = {
  [sections.dashboard]: 'edit',
  // Edit of Insights lets them close orders (§6).
  [sections.insights]: 'edit',
  [sections.inventory]: 'view',
  [sections.tracking]: 'view',
};

export const rightPresets: readonly RightPreset[] = [
  { id: 'everything', name: 'Everything', note: 'Edit every section', sections: sameRight('edit') },
  {
    id: 'warehouse',
    name: 'Warehouse',
    note: 'Ships orders, counts stock, sets up locations',
    sections: sectionRights((id) => warehouse[id] ?? 'none'),
  },
  {
    id: 'service',
    name: 'Customer service',
    note: 'Holds, moves and closes orders, looks up stock',
    sections: sectionRights((id) => service[id] ?? 'none'),
  },
  { id: 'view', name: 'View only', note: 'Sees every section, changes nothing', sections: sameRight('view') },
  { id: 'nothing', name: 'No access', note: 'Sees no section', sections: sameRight('none') },
];

/** The preset that gives exactly these rights; null: none does. */
export function presetOf(rights: StaffRights): RightPreset | null {
  if (rights.isOwner) return null;
  return rightPresets.find(({ sections: given }) => hasSameRights(rights, { isOwner: false, sections: given })) ?? null;
}
