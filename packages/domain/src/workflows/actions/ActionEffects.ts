/** Everything that workflow actions set on an order. */
export interface ActionEffects {
  /** Where the order waits; `null` when it continues. */
  stage: { type: 'hold'; reason: string; hours: number | null } | { type: 'needsReview'; reason: string } | null;
  destination: { type: 'location'; locationId: string } | { type: 'provider'; providerId: string } | null;
  /** All of the order's resulting tags. */
  tags: readonly string[];
  /** New notes for the warehouse. */
  notes: readonly string[];
  service: string | null;
  package: string | null;
  /** In the shop's currency. */
  insurance: number | null;
  isSignatureRequired: boolean;
  /** For the recipient. */
  giftMessage: string | null;
  /** Item changes in sequence; bundles are split afterwards. */
  items: readonly (
    | { type: 'addItem'; sku: string; quantity: number }
    | { type: 'swapItem'; sku: string; newSku: string }
  )[];
  /** Whether its bundles' items are sent instead of the bundles. */
  splitsBundles: boolean;
}

/** For an order with these tags before any workflow ran. */
export function noEffects({ tags }: Pick<ActionEffects, 'tags'>): ActionEffects {
  return {
    stage: null,
    destination: null,
    tags,
    notes: [],
    service: null,
    package: null,
    insurance: null,
    isSignatureRequired: false,
    giftMessage: null,
    items: [],
    splitsBundles: false,
  };
}
