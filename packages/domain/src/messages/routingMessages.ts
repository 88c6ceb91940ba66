import { inLanguage } from '../languages/inLanguage.ts';
import { formatCount } from '../shared/numbers/formatCount.ts';
import { bidiIsolate } from '../shared/texts/bidiIsolate.ts';

export const routingMessages = inLanguage('routingMessages', {
  // Where a line's units ship from, and why.
  hasAll: ({ location, units }: { location: string; units: number }) =>
    `${bidiIsolate(location)} has all ${formatCount(units)}`,
  hasSome: ({ location, units, of }: { location: string; units: number; of: number }) =>
    `${bidiIsolate(location)} has ${formatCount(units)} of ${formatCount(of)}`,
  shipsAgain: 'Ships again: its shipment was voided',
  onlyLocation: ({ location }: { location: string }) => `Ships from ${bidiIsolate(location)}: no rule says otherwise`,
  notInStock: 'Not in stock',
  noLocation: 'No location ships to this address',
  // Problems with settings.
  zones: ({ most }: { most: number }) => `Use ${most} zones or fewer.`,
  noProvider: 'Choose the 3PL that the stock comes from.',
  reportsNoStock: 'This 3PL doesn’t report its stock. Choose where else it comes from.',
  emptyZone: 'Choose a country or enter how postal codes begin, or remove this zone.',
  postcodes: ({ most }: { most: number }) => `Use ${formatCount(most)} postal codes or fewer.`,
  postcode: ({ postcode }: { postcode: string }) =>
    `“${postcode}” isn’t the start of a postal code. Use up to 10 letters and digits, like LS or 101.`,
  wholeNumber: 'Enter a whole number of orders, or leave it empty for no limit.',
  tooFew: 'Enter 1 or more. To stop it from shipping, switch the location off.',
  tooMany: ({ most }: { most: number }) => `Enter ${formatCount(most)} or less, or leave it empty for no limit.`,
  tooManyRules: ({ most }: { most: number }) => `Use ${most} rules or fewer.`,
  sameId: 'Two rules have the same id. Reload the page.',
  nameTaken: 'Another rule has this name. Choose a different one.',
  preferenceTwice: 'Each preference can only be used once.',
  noRanking: 'Choose at least one location that comes first.',
  rankedTwice: 'Each location can only be ranked once.',
  notShippedFrom: ({ name }: { name: string }) =>
    `This rule does not ship from ${bidiIsolate(name)}, so it cannot be ranked.`,
});
