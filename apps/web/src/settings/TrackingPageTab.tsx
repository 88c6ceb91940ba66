import { createTrackingPageClient } from '@hub/api-client/tracking';
import { type TrackedOrder, shipmentStatuses, shipmentStatusMeaning, shipmentTone } from '@hub/domain/orders/shipping';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkTrackingPage,
  isColor,
  newTrackingPage,
  type TrackingPage as TrackingPageSettings,
  trackingPageIn,
  trackingPageTexts,
  trackingPath,
} from '@hub/domain/tracking';
import { ShipmentStatusTable, TrackingPageScreen } from '@hub/ui/settings';
import { TrackingPage } from '@hub/ui/tracking';
import { useMemo } from 'react';
import { LeaveDialog } from '../address/LeaveDialog.tsx';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useVersionedForm } from '../mutations/useVersionedForm.ts';
import { useOpenShop } from '../session/OpenShop.ts';
import { usePageHeader } from '../session/usePageHeader.ts';
import { ShipmentBadge } from '@hub/ui/orders';

/** The delivery statuses of §4 with what they mean. */
const shipmentStatusRows = shipmentStatuses.map((status) => ({
  status,
  badge: <ShipmentBadge status={status} />,
  meaning: shipmentStatusMeaning(status),
  tone: shipmentTone(status),
}));

/** An order for the preview of the tracking page: one parcel on its way, one item to come. */
const sampleTrackedOrder: TrackedOrder = {
  orderName: '#1024',
  orderedAt: '2026-11-16T12:00:00Z',
  step: 'shipped',
  summary: 'Part of your order is on its way. The rest follows.',
  parcels: [
    {
      summary: 'It’s on its way to you.',
      state: 'sent',
      numbers: [{ number: '1Z999AA10123456784', link: { carrier: 'UPS', href: 'https://www.ups.com/track' } }],
      items: [
        { name: 'White mug', quantity: 2 },
        { name: 'Tea towel', quantity: 1 },
      ],
    },
  ],
  toFollow: [{ name: 'Glass jar', quantity: 1 }],
};

const texts = { ...trackingPageTexts, title: trackingPageTexts.problem };

/** `/app/settings/tracking`. */
export function TrackingPageTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createTrackingPageClient(api), [api]);
  const { loaded, form } = useVersionedForm({
    queryKey: [shop, 'settings', 'tracking page'],
    read: async (options: { signal: AbortSignal }) => ({ saved: await client.read(options) }),
    valueOf: trackingPageIn,
    problemsOf: checkTrackingPage,
    texts,
    send: (page, baseVersion, options) => client.save({ page, baseVersion }, options),
  });
  return (
    <>
      <TrackingPageScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        disabledReason={editDisabledReason(access, sections.settings)}
        address={new URL(trackingPath(shop), window.location.origin).href}
        previews={previewsOf(form.value ?? newTrackingPage(shop))}
        statuses={<ShipmentStatusTable statuses={shipmentStatusRows} />}
        {...form}
      />
      <LeaveDialog isDirty={form.isDirty} path={tab?.path ?? route.path} save={form.onSave} discard={form.onDiscard} />
    </>
  );
}

/** An incomplete color previews as none. */
function previewsOf(page: TrackingPageSettings) {
  const look = { ...page, color: isColor(page.color) ? page.color : '#ffffff' };
  const preview = (order: TrackedOrder | null) => (
    <TrackingPage
      look={look}
      order={order}
      problem={null}
      isBusy={false}
      onFind={() => undefined}
      onAnother={() => undefined}
    />
  );
  const found = page.showsItems ? sampleTrackedOrder : withoutNames(sampleTrackedOrder);
  return { form: preview(null), found: preview(found) };
}

function withoutNames(order: TrackedOrder): TrackedOrder {
  const units = (items: readonly { quantity: number }[]) => [
    { name: '', quantity: items.reduce((sum, { quantity }) => sum + quantity, 0) },
  ];
  return {
    ...order,
    parcels: order.parcels.map((parcel) => ({ ...parcel, items: units(parcel.items) })),
    toFollow: units(order.toFollow),
  };
}
