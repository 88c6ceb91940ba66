import { initialProviders, locations, sampleShop } from '@hub/api-client/mocks';
import type { NewShop } from '@hub/database/shops';
import { isAnyConnected } from '@hub/domain/integrations';
import { defaultRole, sectionList, sections } from '@hub/domain/permissions';

/** Closing orders takes edit permission for Insights (§6). */
const ownersOnly: readonly number[] = [sections.insights, sections.settings];

/** The owner, and one who may do everything except close orders and edit settings. */
export const sampleStaff = [
  { staffId: '1', name: sampleShop.userName, role: sampleShop.role, permission: null, email: 'robin@example.com' },
  {
    staffId: '2',
    name: 'Maya Okafor',
    email: 'maya@example.com',
    role: defaultRole,
    permission: JSON.stringify(
      sectionList.map(({ id, name }) => ({ id, name, view: true, edit: !ownersOnly.includes(id) })),
    ),
  },
] as const;

/** A shop with the sample's staff and locations. */
export function newSampleShop(domain: string): NewShop {
  return {
    domain,
    currency: sampleShop.currency,
    timeZone: sampleShop.timeZone,
    chargeType: sampleShop.chargeType,
    isOnboarded: isAnyConnected(initialProviders()),
    staff: sampleStaff,
    locations: locations.map(({ location_id, name }) => ({ locationId: location_id, name })),
  };
}
