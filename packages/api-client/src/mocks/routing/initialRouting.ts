import { type Location, type LocationSettings, newLocationSettings } from '@hub/domain/routing';
import { isoTime } from '../shop/isoTime.ts';
import { locations } from '../shop/sampleTexts.ts';
import type { SandboxRouting } from './SandboxRouting.ts';

const dayMs = 86_400_000;
const [northampton, leeds, rotterdam, london] = locations.map(({ location_id }) => location_id);
const weekdays = [1, 2, 3, 4, 5];

const settings: Readonly<Record<number, Partial<LocationSettings>>> = {
  [Number(northampton)]: { country: 'GB', cutOffs: { times: ['11:00', '15:00'], weekdays: [...weekdays, 6] } },
  [Number(leeds)]: { country: 'GB', dailyCapacity: 60, cutOffs: { times: ['14:30'], weekdays } },
  [Number(rotterdam)]: {
    country: 'NL',
    zones: [
      { countries: ['NL', 'BE', 'LU', 'DE', 'FR', 'ES', 'PT', 'IT', 'AT', 'IE'], postcodes: [] },
      { countries: ['CH', 'NO', 'SE', 'DK', 'FI', 'PL'], postcodes: [] },
    ],
    cutOffs: { times: ['12:00'], weekdays },
  },
  [Number(london)]: {
    country: 'GB',
    isActive: false,
    zones: [{ countries: ['GB'], postcodes: ['E', 'EC', 'N', 'NW', 'SE', 'SW', 'W', 'WC'] }],
    dailyCapacity: 25,
  },
};

/** Settings and rules of a shop whose locations are served by one 3PL; `null`: by none yet. */
export function initialRouting(savedBy: string, now: Date, providerId: string | null): SandboxRouting {
  const saved = { version: 1, savedAt: isoTime(now.getTime() - 30 * dayMs), savedBy };
  return {
    locations: locations.map(({ location_id, name }): Location => ({
      ...newLocationSettings,
      ...settings[location_id],
      providerId,
      locationId: String(location_id),
      name,
      ...saved,
    })),
    rules: {
      rules: [
        {
          ruleId: '1',
          name: 'EU orders from Rotterdam',
          isActive: true,
          countries: ['DE', 'FR', 'NL', 'BE', 'ES', 'PT', 'IT', 'IE'],
          locationIds: [],
          preferences: [{ type: 'ranked', locationIds: [String(rotterdam), String(northampton)] }],
          maySplit: false,
        },
        {
          ruleId: '2',
          name: 'Everything else',
          isActive: true,
          countries: [],
          locationIds: [String(northampton), String(leeds)],
          preferences: [{ type: 'fewestSplits' }, { type: 'ranked', locationIds: [String(northampton)] }],
          maySplit: true,
        },
      ],
      ...saved,
    },
  };
}

/** A shop without any settings. */
export function untouchedRouting(): SandboxRouting {
  const unsaved = { version: 0, savedAt: null, savedBy: null };
  return {
    locations: locations.map(({ location_id, name }) => ({
      ...newLocationSettings,
      locationId: String(location_id),
      name,
      ...unsaved,
    })),
    rules: { rules: [], ...unsaved },
  };
}
