import type { Provider, ThirdPartyId } from './providers.ts';

/**
 * What a 3PL publishes of its API: all that the app uses, some of it, or nothing. Either way nothing was tried with a
 * live account.
 */
export type ApiDocumentation = 'published' | 'partial' | 'none';

export interface ProviderProfile {
  /** One sentence: what a merchant connects it for. */
  purpose: string;
  documentation: ApiDocumentation;
}

export const providerProfiles = {
  ams: {
    purpose: 'Send orders to a warehouse that runs on AMS.',
    documentation: 'none',
  },
  shipbob: {
    purpose: 'Have orders picked, packed and shipped from Shipbob’s fulfillment centers.',
    documentation: 'published',
  },
  ship_stations: {
    purpose: 'Buy labels and ship from your own warehouse. Add an account for each brand or site.',
    documentation: 'published',
  },
  cap: {
    purpose: 'Have orders picked, packed and shipped from Capacity’s warehouses.',
    documentation: 'partial',
  },
  dcl: {
    purpose: 'Have orders picked, packed and shipped from DCL’s fulfillment centers.',
    documentation: 'published',
  },
  cold_track: {
    purpose: 'Ship frozen and chilled products from cold storage.',
    documentation: 'none',
  },
  info_plus: {
    purpose: 'Send orders to a warehouse that runs on Info Plus, yours or a 3PL’s.',
    documentation: 'published',
  },
  carterdc: {
    purpose: 'Send orders to Carter’s warehouses, which run on Extensiv 3PL Warehouse Manager.',
    documentation: 'published',
  },
  shipWire: {
    purpose: 'Ship from Shipwire’s warehouses in several countries.',
    documentation: 'published',
  },
  Portless: {
    purpose: 'Ship from where your products are made, straight to your customers.',
    documentation: 'none',
  },
} as const satisfies Record<ThirdPartyId, ProviderProfile>;

/** On the card and in the form of every provider. */
export const notVerified = 'Not verified against the live service';

/** What the connection was built from, and what to do before relying on it. */
export function verificationText({ name, thirdPartyId }: Pick<Provider, 'name' | 'thirdPartyId'>): string {
  const { documentation }: ProviderProfile = providerProfiles[thirdPartyId];
  switch (documentation) {
    case 'published':
      return `${notVerified}. Built from ${name}’s published documentation; not yet tried with a live account.`;
    case 'partial':
      return `${notVerified}. ${name} publishes only part of its API, so some details are assumed. ${tryFirst}`;
    case 'none':
      return `${notVerified}. No public documentation of ${name}’s API was found, so the details are assumed. ${tryFirst}`;
  }
}

const tryFirst = 'Send a test order before you rely on it.';
