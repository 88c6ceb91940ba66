import { findProvider, providers } from '@hub/domain/integrations';
import type { Location, LocationSettings, Preference, RoutingRule, RoutingRules } from '@hub/domain/routing';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { toNumber, wireNumber } from '../http/wireFields.ts';

const wireLocationSettings = {
  /** ISO 3166 code of its country; empty: unknown. */
  country: z.string(),
  is_active: z.boolean(),
  /** Where it ships to; empty: everywhere. */
  zones: z.array(
    z.object({
      /** ISO 3166 codes; empty: all countries. */
      countries: z.array(z.string()),
      /** Beginnings of postcodes: "LS", "10"; empty: all postcodes. */
      postcodes: z.array(z.string()),
    }),
  ),
  /** Maximum orders per day; `null`: any number. */
  daily_capacity: z.nullable(wireNumber),
  cut_offs: z.object({
    /** Wall clock times in the shop's zone, "15:00". */
    times: z.array(z.string()),
    /** 1 Monday to 7 Sunday. */
    weekdays: z.array(z.int()),
  }),
  /** `own`: the shop's own people ship from it, and no 3PL is called; `provider`, the default: a 3PL runs it. */
  kind: z.optional(z.enum(['provider', 'own'])),
  /** String id (§3) of the 3PL that runs it; `null`: none, and its orders wait. Ignored for the shop's own locations. */
  provider_id: z.nullable(z.enum(providers.map(({ thirdPartyId }) => thirdPartyId))),
  /** Id of the account with that 3PL, if it has several; absent or `null`: the first enabled one. */
  account: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** The 3PL's own id of its warehouse; absent or `null`: the one in the 3PL's settings. */
  site: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  /** Who counts the units on hand: people in this app, which is the default, the store, or the 3PL that runs it. */
  stock_from: z.optional(z.enum(['app', 'store', 'provider'])),
};

/** A merchant's settings of a location. */
export const wireSettings = z.object(wireLocationSettings);

/** A location of the store with its settings. */
export const wireShippingLocation = z.object({
  location_id: z.string(),
  name: z.string(),
  ...wireLocationSettings,
  ...wireVersion,
});
export type WireShippingLocation = z.infer<typeof wireShippingLocation>;

const wirePreference = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ranked'), location_ids: z.array(z.string()) }),
  z.object({ type: z.literal('sameCountry') }),
  z.object({ type: z.literal('fewestSplits') }),
  z.object({ type: z.literal('mostStock') }),
]);

/** The first active rule for the order's country decides. */
export const wireRoutingRule = z.object({
  /** Chosen by the client that adds the rule; unique. */
  rule_id: z.string(),
  name: z.string(),
  is_active: z.boolean(),
  /** ISO 3166 codes; empty: all countries. */
  countries: z.array(z.string()),
  /** Only these locations; empty: all. */
  location_ids: z.array(z.string()),
  /** The first difference decides. */
  preferences: z.array(wirePreference),
  may_split: z.boolean(),
});
export type WireRoutingRule = z.infer<typeof wireRoutingRule>;

/** All rules, in the order of evaluation. */
export const wireRoutingRules = z.object({ rules: z.array(wireRoutingRule), ...wireVersion });
export type WireRoutingRules = z.infer<typeof wireRoutingRules>;

export function toSettings(wire: z.infer<typeof wireSettings>): LocationSettings {
  const isNamed = wire.kind !== 'own' && wire.provider_id !== null;
  return {
    country: wire.country,
    isActive: wire.is_active,
    zones: wire.zones,
    dailyCapacity: toNumber(wire.daily_capacity),
    cutOffs: wire.cut_offs,
    kind: wire.kind ?? 'provider',
    providerId: wire.kind === 'own' ? null : wire.provider_id,
    account: isNamed ? wire.account || null : null,
    site: isNamed ? wire.site || null : null,
    stockFrom: wire.stock_from ?? 'app',
  };
}

export function toWireSettings(settings: LocationSettings): z.infer<typeof wireSettings> {
  const { country, isActive, zones, dailyCapacity, cutOffs, kind, providerId, account, site, stockFrom } = settings;
  return {
    country,
    is_active: isActive,
    zones: zones.map(({ countries, postcodes }) => ({ countries: [...countries], postcodes: [...postcodes] })),
    daily_capacity: dailyCapacity,
    cut_offs: { times: [...cutOffs.times], weekdays: [...cutOffs.weekdays] },
    kind,
    provider_id: findProvider(providerId ?? '')?.thirdPartyId ?? null,
    account,
    site,
    stock_from: stockFrom,
  };
}

export function toLocation(wire: WireShippingLocation): Location {
  return { locationId: wire.location_id, name: wire.name, ...toSettings(wire), ...toVersion(wire) };
}

export function toWireLocation(location: Location): WireShippingLocation {
  const { locationId, name } = location;
  return { location_id: locationId, name, ...toWireSettings(location), ...toWireVersion(location) };
}

export function toRoutingRules(wire: WireRoutingRules): RoutingRules {
  return { rules: wire.rules.map(toRule), ...toVersion(wire) };
}

export function toWireRoutingRules(routing: RoutingRules): WireRoutingRules {
  return { rules: routing.rules.map(toWireRule), ...toWireVersion(routing) };
}

export function toRule(wire: WireRoutingRule): RoutingRule {
  return {
    ruleId: wire.rule_id,
    name: wire.name,
    isActive: wire.is_active,
    countries: wire.countries,
    locationIds: wire.location_ids,
    preferences: wire.preferences.map((preference): Preference =>
      preference.type === 'ranked' ? { type: 'ranked', locationIds: preference.location_ids } : preference,
    ),
    maySplit: wire.may_split,
  };
}

export function toWireRule(rule: RoutingRule): WireRoutingRule {
  return {
    rule_id: rule.ruleId,
    name: rule.name,
    is_active: rule.isActive,
    countries: [...rule.countries],
    location_ids: [...rule.locationIds],
    preferences: rule.preferences.map((preference) =>
      preference.type === 'ranked' ? { type: 'ranked', location_ids: [...preference.locationIds] } : preference,
    ),
    may_split: rule.maySplit,
  };
}
