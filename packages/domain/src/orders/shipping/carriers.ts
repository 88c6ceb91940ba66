/** A carrier with a public tracking page. */
export interface Carrier {
  name: string;
  /** Page for a number that is already URL-encoded. */
  page: (number: string) => string;
}

export const ups: Carrier = { name: 'UPS', page: (number) => `https://www.ups.com/track?tracknum=${number}` };
export const usps: Carrier = {
  name: 'USPS',
  page: (number) => `https://tools.usps.com/go/TrackConfirmAction?tLabels=${number}`,
};
const royalMail: Carrier = {
  name: 'Royal Mail',
  page: (number) => `https://www.royalmail.com/track-your-item#/tracking-results/${number}`,
};
const canadaPost: Carrier = {
  name: 'Canada Post',
  page: (number) => `https://www.canadapost-postescanada.ca/track-reperage/en#/search?searchFor=${number}`,
};
const australiaPost: Carrier = {
  name: 'Australia Post',
  page: (number) => `https://auspost.com.au/mypost/track/details/${number}`,
};
const laPoste: Carrier = {
  name: 'La Poste',
  page: (number) => `https://www.laposte.fr/outils/suivre-vos-envois?code=${number}`,
};

/** Postal operators by the country code that ends their numbers (UPU standard S10). */
export const postalOperators: Readonly<Record<string, Carrier>> = {
  GB: royalMail,
  US: usps,
  CA: canadaPost,
  AU: australiaPost,
  FR: laPoste,
};

/** Words in 3PLs' carrier names: "FEDEX_GROUND", "stamps_com", "Royal Mail Tracked 48". The first match counts. */
const carriersByWords: readonly (readonly [words: readonly string[], carrier: Carrier])[] = [
  [
    ['fedex', 'federal express'],
    { name: 'FedEx', page: (number) => `https://www.fedex.com/fedextrack/?trknbr=${number}` },
  ],
  [['usps', 'stamps com', 'us postal service'], usps],
  [['ups'], ups],
  [
    ['dhl ecommerce', 'dhl global mail'],
    { name: 'DHL eCommerce', page: (number) => `https://webtrack.dhlecs.com/orders?trackingNumber=${number}` },
  ],
  [
    ['dhl'],
    { name: 'DHL', page: (number) => `https://www.dhl.com/global-en/home/tracking.html?tracking-id=${number}` },
  ],
  [['royal mail', 'royalmail'], royalMail],
  [
    ['parcelforce'],
    { name: 'Parcelforce', page: (number) => `https://www.parcelforce.com/track-trace?trackNumber=${number}` },
  ],
  [['dpd'], { name: 'DPD', page: (number) => `https://www.dpd.co.uk/apps/tracking/?reference=${number}` }],
  [['gls'], { name: 'GLS', page: (number) => `https://gls-group.com/track/${number}` }],
  [['evri', 'hermes'], { name: 'Evri', page: (number) => `https://www.evri.com/track/parcel/${number}` }],
  [['yodel'], { name: 'Yodel', page: (number) => `https://www.yodel.co.uk/tracking/${number}` }],
  [['canada post', 'canadapost'], canadaPost],
  [['australia post', 'auspost'], australiaPost],
  [['la poste', 'colissimo'], laPoste],
  [['ontrac'], { name: 'OnTrac', page: (number) => `https://www.ontrac.com/tracking/?number=${number}` }],
];

/** The carrier for a 3PL's name; `null` when unknown. */
export function carrierNamed(name: string): Carrier | null {
  const text = ` ${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')} `;
  const found = carriersByWords.find(([words]) => words.some((word) => text.includes(` ${word} `)));
  return found?.[1] ?? null;
}
