import { type Location, locationSettingsOf, newLocationSettings, type RoutingRules } from '@hub/domain/routing';
import { and, asc, eq } from 'drizzle-orm';
import type { ShopTransaction } from '../connection/Database.ts';
import { savedVersionColumns } from '../connection/savedVersionColumns.ts';
import { locations, locationSettings, routingRules } from '../schema/index.ts';

/** The shop's shipping locations with settings, by id. */
export async function listRoutingLocations({ shopId, queries }: ShopTransaction): Promise<Location[]> {
  const rows = await queries
    .select()
    .from(locations)
    .leftJoin(
      locationSettings,
      and(eq(locationSettings.shopId, shopId), eq(locationSettings.locationId, locations.locationId)),
    )
    .where(and(eq(locations.shopId, shopId), eq(locations.state, 'active')))
    .orderBy(asc(locations.locationId));
  return rows.map(({ locations: { locationId, name }, location_settings: saved }) => ({
    ...newLocationSettings,
    ...saved?.settings,
    locationId: String(locationId),
    name,
    version: saved?.version ?? 0,
    savedAt: saved?.savedAt.toISOString() ?? null,
    savedBy: saved?.savedBy ?? null,
  }));
}

export async function saveLocationSettings({ shopId, queries }: ShopTransaction, location: Location): Promise<void> {
  const saved = { settings: locationSettingsOf(location), ...savedVersionColumns(location) };
  await queries
    .insert(locationSettings)
    .values({ shopId, locationId: Number(location.locationId), ...saved })
    .onConflictDoUpdate({ target: [locationSettings.shopId, locationSettings.locationId], set: saved });
}

export async function readRoutingRules({ shopId, queries }: ShopTransaction): Promise<RoutingRules> {
  const [saved] = await queries.select().from(routingRules).where(eq(routingRules.shopId, shopId));
  if (saved === undefined) return { rules: [], version: 0, savedAt: null, savedBy: null };
  const { rules, version, savedAt, savedBy } = saved;
  return { rules, version, savedAt: savedAt.toISOString(), savedBy };
}

export async function saveRoutingRules({ shopId, queries }: ShopTransaction, rules: RoutingRules): Promise<void> {
  const saved = { rules: rules.rules, ...savedVersionColumns(rules) };
  await queries
    .insert(routingRules)
    .values({ shopId, ...saved })
    .onConflictDoUpdate({ target: [routingRules.shopId], set: saved });
}
