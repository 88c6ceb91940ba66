import { sections } from '../../shared/access/sections.ts';
import { hasSameRights, type SectionRight, sameRight, sectionRights, type StaffRights } from './StaffRights.ts';
import { inLanguage } from '../../languages/inLanguage.ts';

/** Rights that many people in a shop share. */
export interface RightPreset {
  id: 'everything' | 'warehouse' | 'service' | 'view' | 'nothing';
  name: string;
  /** Who it is for, in a few words. */
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
  // Edit on Insights lets them close orders (§6).
  [sections.insights]: 'edit',
  [sections.inventory]: 'view',
  [sections.tracking]: 'view',
};

/** Each preset's name and audience. */
export const presetWords = inLanguage('presetWords', {
  everything: ['Everything', 'Edit every section'],
  warehouse: ['Warehouse', 'Ships orders, counts stock, sets up locations'],
  service: ['Customer service', 'Holds, moves and closes orders, looks up stock'],
  view: ['View only', 'Sees every section, changes nothing'],
  nothing: ['No access', 'Sees no section'],
} satisfies Record<RightPreset['id'], readonly [name: string, note: string]>);

export const rightPresets: readonly RightPreset[] = [
  preset('everything', sameRight('edit')),
  preset(
    'warehouse',
    sectionRights((id) => warehouse[id] ?? 'none'),
  ),
  preset(
    'service',
    sectionRights((id) => service[id] ?? 'none'),
  ),
  preset('view', sameRight('view')),
  preset('nothing', sameRight('none')),
];

function preset(id: RightPreset['id'], given: StaffRights['sections']): RightPreset {
  const [name, note] = presetWords[id];
  return { id, name, note, sections: given };
}

/** The preset with exactly these rights; `null` for none. */
export function presetOf(rights: StaffRights): RightPreset | null {
  if (rights.isOwner) return null;
  return rightPresets.find(({ sections: given }) => hasSameRights(rights, { isOwner: false, sections: given })) ?? null;
}
