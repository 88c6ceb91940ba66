import { type Location, newLocationSettings, type RoutingRule, type RoutingRules } from '@hub/domain/routing';

const saved = { version: 2, savedAt: '2026-11-18T09:30:00Z', savedBy: 'Robin Carter' };

function location(locationId: string, name: string, fields: Partial<Location> = {}): Location {
  return { ...newLocationSettings, locationId, name, country: 'GB', ...saved, ...fields };
}

export const routingLocations: readonly Location[] = [
  location('1', 'Northampton warehouse', {
    providerId: 'dcl',
    stockFrom: 'provider',
    cutOffs: { times: ['11:00', '15:00'], weekdays: [1, 2, 3, 4, 5, 6] },
  }),
  location('2', 'Leeds overflow', {
    dailyCapacity: 60,
    providerId: 'shipbob',
    stockFrom: 'store',
    cutOffs: { times: ['14:30'], weekdays: [1, 4] },
  }),
  location('3', 'Rotterdam (EU)', {
    country: 'NL',
    zones: [
      { countries: ['NL', 'BE', 'LU', 'DE', 'FR', 'ES'], postcodes: [] },
      { countries: ['GB'], postcodes: ['BT', 'JE', 'GY'] },
    ],
  }),
  location('4', 'London showroom', { isActive: false, country: '', version: 0, savedBy: null, savedAt: null }),
];

export const routingRules: readonly RoutingRule[] = [
  {
    ruleId: 'eu',
    name: 'EU orders from Rotterdam',
    isActive: true,
    countries: ['DE', 'FR', 'NL', 'BE', 'ES'],
    locationIds: [],
    preferences: [{ type: 'ranked', locationIds: ['3', '1'] }],
    maySplit: false,
  },
  {
    ruleId: 'rest',
    name: 'Everything else',
    isActive: true,
    countries: [],
    locationIds: ['1', '2'],
    preferences: [{ type: 'fewestSplits' }, { type: 'mostStock' }],
    maySplit: true,
  },
  {
    ruleId: 'ireland',
    name: 'Ireland',
    isActive: true,
    countries: ['IE'],
    locationIds: ['4'],
    preferences: [],
    maySplit: true,
  },
];

export const savedRouting: RoutingRules = { rules: routingRules, ...saved };
