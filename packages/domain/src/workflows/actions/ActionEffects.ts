/** What the actions of workflows set for an order, all together. */
export interface ActionEffects {
  /** Where the order waits; null: it goes on. */
  stage: { type: 'hold'; reason: string; hours: number | null } | { type: 'needsReview'; reason: string } | null;
  destination: { type: 'location'; locationId: string } | { type: 'provider'; providerId: string } | null;
  /** All tags of the order afterwards. */
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
  /** Changes of its items, one after the other; bundles are split after them. */
  items: readonly (
    | { type: 'addItem'; sku: string; quantity: number }
    | { type: 'swapItem'; sku: string; newSku: string }
  )[];
  /** Whether the items of its bundles are sent instead of them. */
  splitsBundles: boolean;
}

/** Of an order with these tags that no workflow ran on. */
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
