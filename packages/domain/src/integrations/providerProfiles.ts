import type { Provider, ThirdPartyId } from './providers.ts';
import { inLanguage } from '../languages/inLanguage.ts';

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

/** What each 3PL is for, and how sure its connection is. */
export const profileWords = inLanguage('profileWords', {
  purposes: {
    ams: 'Send orders to a warehouse that runs on AMS.',
    shipbob: 'Have orders picked, packed and shipped from Shipbob’s fulfillment centers.',
    ship_stations: 'Buy labels and ship from your own warehouse. Add an account for each brand or site.',
    cap: 'Have orders picked, packed and shipped from Capacity’s warehouses.',
    dcl: 'Have orders picked, packed and shipped from DCL’s fulfillment centers.',
    cold_track: 'Ship frozen and chilled products from cold storage.',
    info_plus: 'Send orders to a warehouse that runs on Info Plus, yours or a 3PL’s.',
    carterdc: 'Send orders to Carter’s warehouses, which run on Extensiv 3PL Warehouse Manager.',
    shipWire: 'Ship from Shipwire’s warehouses in several countries.',
    Portless: 'Ship from where your products are made, straight to your customers.',
  } satisfies Record<ThirdPartyId, string>,
  notVerified: 'Not verified against the live service',
  published: (name: string) => `Built from ${name}’s published documentation; not yet tried with a live account.`,
  partial: (name: string) => `${name} publishes only part of its API, so some details are assumed.`,
  none: (name: string) => `No public documentation of ${name}’s API was found, so the details are assumed.`,
  tryFirst: 'Send a test order before you rely on it.',
});

export const providerProfiles = {
  ams: {
    purpose: profileWords.purposes.ams,
    documentation: 'none',
  },
  shipbob: {
    purpose: profileWords.purposes.shipbob,
    documentation: 'published',
  },
  ship_stations: {
    purpose: profileWords.purposes.ship_stations,
    documentation: 'published',
  },
  cap: {
    purpose: profileWords.purposes.cap,
    documentation: 'partial',
  },
  dcl: {
    purpose: profileWords.purposes.dcl,
    documentation: 'published',
  },
  cold_track: {
    purpose: profileWords.purposes.cold_track,
    documentation: 'none',
  },
  info_plus: {
    purpose: profileWords.purposes.info_plus,
    documentation: 'published',
  },
  carterdc: {
    purpose: profileWords.purposes.carterdc,
    documentation: 'published',
  },
  shipWire: {
    purpose: profileWords.purposes.shipWire,
    documentation: 'published',
  },
  Portless: {
    purpose: profileWords.purposes.Portless,
    documentation: 'none',
  },
} satisfies Record<ThirdPartyId, ProviderProfile>;

/** On the card and in the form of every provider. */
export const notVerified = profileWords.notVerified;

/** What the connection was built from, and what to do before relying on it. */
export function verificationText({ name, thirdPartyId }: Pick<Provider, 'name' | 'thirdPartyId'>): string {
  const { documentation }: ProviderProfile = providerProfiles[thirdPartyId];
  switch (documentation) {
    case 'published':
      return `${notVerified}. ${profileWords.published(name)}`;
    case 'partial':
      return `${notVerified}. ${profileWords.partial(name)} ${profileWords.tryFirst}`;
    case 'none':
      return `${notVerified}. ${profileWords.none(name)} ${profileWords.tryFirst}`;
  }
}
