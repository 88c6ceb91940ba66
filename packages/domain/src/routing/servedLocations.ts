import { inLanguage } from '../languages/inLanguage.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';
import { type Location, type LocationSettings, locationSettingsOf } from './Location.ts';
import { routingScreenTexts } from './routingScreenTexts.ts';

/** Words of the question which locations a new connection serves. */
export const servedLocationTexts = inLanguage('servedLocationTexts', {
  title: (provider: string) => `Which locations does ${provider} serve?`,
  body: 'Orders from a location without a 3PL wait until you choose one. You can change this under Fulfillment > Locations.',
  label: 'Locations',
  noneYet: 'No 3PL yet',
  runNow: (provider: string) => `Served by ${provider} now`,
  confirm: 'Save',
});

/** A location in the question. */
export interface ServedLocation {
  locationId: string;
  name: string;
  /** Who ships from it now, in words. */
  now: string;
}

/** The question of a new connection: every location, and those that have no 3PL chosen. */
export interface ServedLocationsQuestion {
  locations: readonly ServedLocation[];
  chosen: readonly string[];
}

/**
 * What to ask when a 3PL is connected; `null` when nothing is to ask, because the shop has no locations or some name
 * the 3PL already.
 */
export function servedLocationsQuestion(
  providerId: string,
  locations: readonly Location[],
  nameOf: (providerId: string) => string,
): ServedLocationsQuestion | null {
  if (locations.length === 0 || locations.some((location) => location.providerId === providerId)) return null;
  return {
    locations: locations.map(({ locationId, name, ...settings }) => ({
      locationId,
      name: bidiIsolate(name),
      now: runByNow(settings, nameOf),
    })),
    chosen: locations.filter(hasNoProvider).map(({ locationId }) => locationId),
  };
}

/** Whether nothing is chosen that ships from a location: no 3PL, and not our own staff. */
export function hasNoProvider({ kind, providerId }: Pick<LocationSettings, 'kind' | 'providerId'>): boolean {
  return kind === 'provider' && providerId === null;
}

function runByNow({ kind, providerId }: Pick<LocationSettings, 'kind' | 'providerId'>, nameOf: (id: string) => string) {
  if (kind === 'own') return routingScreenTexts.form.ownWarehouse;
  return providerId === null ? servedLocationTexts.noneYet : servedLocationTexts.runNow(nameOf(providerId));
}

/** A location's settings once a 3PL serves it. Stock that another 3PL counted is counted in the app from then on. */
export function servedBy(location: Location, providerId: string): LocationSettings {
  const settings = locationSettingsOf(location);
  if (settings.providerId === providerId) return settings;
  const stockFrom = settings.stockFrom === 'provider' ? 'app' : settings.stockFrom;
  return { ...settings, kind: 'provider', providerId, account: null, site: null, stockFrom };
}
