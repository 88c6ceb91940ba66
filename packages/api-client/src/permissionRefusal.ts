import { message, type Words } from '@hub/domain/messages';
import { type Access, canEdit, canView, sectionMessage, type SectionId, sections } from '@hub/domain/permissions';
import { type EndpointName, endpoints } from './endpoints.ts';
import type { Requirement } from './http/Requirement.ts';

/**
 * Why a person may not make a call, as the message of a 403; `null` when they may. `isExport`: a list with
 * `export_data=true`, which needs edit permission.
 */
export function permissionRefusal(
  name: EndpointName,
  access: Access,
  { isExport = false }: { isExport?: boolean } = {},
): Words | null {
  const requirement: Requirement | null = endpoints[name].permission;
  if (requirement === null) return null;
  const { section } = requirement;
  if (!requirement.needsEdit && !canView(access, section))
    return message('calls.noView', { section: sectionMessage(section) });
  if ((requirement.needsEdit || isExport) && !canEdit(access, section)) return noEdit(section);
  if (requirement.alsoEdits !== undefined && !canEdit(access, requirement.alsoEdits))
    return noEdit(requirement.alsoEdits);
  if (requirement.ownersOnly && !access.isOwner) return message('calls.ownersOnly');
  if (requirement.closesOrders && access.blockCloseOrder) return noEdit(sections.insights);
  return null;
}

function noEdit(section: SectionId): Words {
  return message('calls.noEdit', { section: sectionMessage(section) });
}
