import type { TrackedItem, TrackedOrder, TrackedParcel, TrackedStep } from '@hub/domain/orders/shipping';
import type { SavedTrackingPage, TrackingPage, TrackingPageLook } from '@hub/domain/tracking';
import * as z from 'zod/mini';
import { toVersion, toWireVersion, wireVersion } from '../http/savedVersion.ts';
import { wireNumber, wireOptionalTime } from '../http/wireFields.ts';

const wireLook = z.object({
  /** The shop's name for customers. */
  shop_name: z.string(),
  /** `#rrggbb`. */
  color: z.string(),
  heading: z.string(),
  intro: z.string(),
  contact_email: z.string(),
});
export type WireTrackingPageLook = z.infer<typeof wireLook>;

export const wireTrackingPage = z.object({ is_on: z.boolean(), ...wireLook.shape, shows_items: z.boolean() });
export type WireTrackingPage = z.infer<typeof wireTrackingPage>;

/** The page with who saved it. */
export const wireSavedTrackingPage = z.object({ page: wireTrackingPage, ...wireVersion });
export type WireSavedTrackingPage = z.infer<typeof wireSavedTrackingPage>;

/** What the public may see of a page. */
export const wireTrackingPageLook = wireLook;

const wireItem = z.object({ name: z.string(), quantity: wireNumber });

export const wireTrackedOrder = z.object({
  order_name: z.string(),
  ordered_at: wireOptionalTime,
  /** `ordered`, `preparing`, `shipped` or `delivered`; `null`: canceled. */
  step: z.nullable(z.enum(['ordered', 'preparing', 'shipped', 'delivered'])),
  /** One sentence for the customer. */
  summary: z.string(),
  parcels: z.array(
    z.object({
      summary: z.string(),
      state: z.enum(['packing', 'sent', 'delivered', 'problem']),
      numbers: z.array(
        z.object({
          number: z.string(),
          /** The carrier's page for it. */
          link: z.nullable(z.object({ carrier: z.string(), href: z.string() })),
        }),
      ),
      items: z.array(wireItem),
    }),
  ),
  /** Units without a parcel. */
  to_follow: z.array(wireItem),
});
export type WireTrackedOrder = z.infer<typeof wireTrackedOrder>;

export function toTrackingPageLook(wire: WireTrackingPageLook): TrackingPageLook {
  const { shop_name, color, heading, intro, contact_email } = wire;
  return { shopName: shop_name, color, heading, intro, contactEmail: contact_email };
}

export function toWireTrackingPageLook(look: TrackingPageLook): WireTrackingPageLook {
  const { shopName, color, heading, intro, contactEmail } = look;
  return { shop_name: shopName, color, heading, intro, contact_email: contactEmail };
}

export function toTrackingPage(wire: WireTrackingPage): TrackingPage {
  return { ...toTrackingPageLook(wire), isOn: wire.is_on, showsItems: wire.shows_items };
}

export function toWireTrackingPage(page: TrackingPage): WireTrackingPage {
  return { is_on: page.isOn, ...toWireTrackingPageLook(page), shows_items: page.showsItems };
}

export function toSavedTrackingPage({ page, ...version }: WireSavedTrackingPage): SavedTrackingPage {
  return { ...toTrackingPage(page), ...toVersion(version) };
}

export function toWireSavedTrackingPage(saved: SavedTrackingPage): WireSavedTrackingPage {
  return { page: toWireTrackingPage(saved), ...toWireVersion(saved) };
}

export function toTrackedOrder(wire: WireTrackedOrder): TrackedOrder {
  return {
    orderName: wire.order_name,
    orderedAt: wire.ordered_at ?? null,
    step: wire.step satisfies TrackedStep | null,
    summary: wire.summary,
    parcels: wire.parcels.map((parcel): TrackedParcel => ({ ...parcel, items: parcel.items.map(toItem) })),
    toFollow: wire.to_follow.map(toItem),
  };
}

/** `showsItems`: whether names are shown; without them each list is one row of units without a name. */
export function toWireTrackedOrder(order: TrackedOrder, showsItems: boolean): WireTrackedOrder {
  const items = (list: readonly TrackedItem[]) =>
    showsItems || list.length === 0
      ? list.map(({ name, quantity }) => ({ name, quantity }))
      : [{ name: '', quantity: list.reduce((sum, { quantity }) => sum + quantity, 0) }];
  return {
    order_name: order.orderName,
    ordered_at: order.orderedAt,
    step: order.step,
    summary: order.summary,
    parcels: order.parcels.map((parcel) => ({
      summary: parcel.summary,
      state: parcel.state,
      numbers: parcel.numbers.map(({ number, link }) => ({ number, link })),
      items: items(parcel.items),
    })),
    to_follow: items(order.toFollow),
  };
}

function toItem({ name, quantity }: z.infer<typeof wireItem>): TrackedItem {
  return { name, quantity: Number(quantity) };
}
