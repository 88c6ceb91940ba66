import { type Access, canEdit, canView } from '../shared/Access.ts';
import { type SectionId, sections } from '../shared/sections.ts';

/** One row of the matrix of §6: what a person may do in a section. */
export interface SectionGrant {
  id: SectionId;
  name: string;
  view: boolean;
  edit: boolean;
}

/** The eight sections in the order of §6, with what this person may view and edit. */
export function sectionGrants(access: Access): readonly SectionGrant[] {
  return sections.map(({ id, name }) => ({ id, name, view: canView(access, id), edit: canEdit(access, id) }));
}
