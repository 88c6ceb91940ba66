import { createTrackingPageClient } from '@hub/api-client/tracking';
import { type TrackedOrder, shipmentStatuses, shipmentStatusMeaning, shipmentTone } from '@hub/domain/orders/shipping';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import {
  checkTrackingPage,
  isColor,
  newTrackingPage,
  type SavedTrackingPage,
  type TrackingPage as TrackingPageSettings,
  trackingPageIn,
  trackingPageTexts,
  trackingPath,
} from '@hub/domain/tracking';
import { shownValue } from '@hub/ui/data';
import { ShipmentStatusTable, TrackingPageScreen } from '@hub/ui/settings';
import { TrackingPage } from '@hub/ui/tracking';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { LeaveDialog } from '../address/LeaveDialog.tsx';
import type { ScreenProps } from '../address/ScreenProps.ts';
import { useVersionedDrafts } from '../mutations/useVersionedDrafts.ts';
import { useVersionedSave } from '../mutations/useVersionedSave.ts';
import { useLoadable } from '../queries/useLoadable.ts';
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

/** There is one form. */
const form = 'page';

const texts = { ...trackingPageTexts, title: trackingPageTexts.problem };

/** `/app/settings/tracking` for servers with capability `trackingPage`. */
export function TrackingPageTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { route, tab } = props;
  const client = useMemo(() => createTrackingPageClient(api), [api]);
  const queryClient = useQueryClient();
  const queryKey = [shop, 'settings', 'tracking page'];
  const loaded = useLoadable({ queryKey, queryFn: ({ signal }) => client.read({ signal }) });
  const drafts = useVersionedDrafts<TrackingPageSettings, SavedTrackingPage>(trackingPageIn);
  const { save, isSaving } = useVersionedSave<TrackingPageSettings, SavedTrackingPage>({
    mutationKey: [...queryKey, 'save'],
    queryKey,
    texts: () => texts,
    valueOf: trackingPageIn,
    send: ({ value, baseVersion }, options) => client.save({ page: value, baseVersion }, options),
    onNewest: (_, saved) => queryClient.setQueryData<SavedTrackingPage>(queryKey, saved),
    onSaved: drafts.settle,
    onOutdated: drafts.setNewer,
  });
  const saved = shownValue(loaded);
  const draft = saved && drafts.of(form, saved);
  const saveDraft = () => {
    if (draft && checkTrackingPage(draft.value).length === 0)
      save({ key: form, value: draft.value, before: draft.base });
  };
  const discard = () => drafts.discard(form);
  const page = draft?.value ?? null;
  return (
    <>
      <TrackingPageScreen
        pageHeader={usePageHeader(props)}
        loaded={loaded}
        page={page}
        isDirty={draft?.isDirty ?? false}
        isSaving={isSaving}
        newer={draft?.newer ?? null}
        disabledReason={editDisabledReason(access, sections.settings)}
        address={new URL(trackingPath(shop), window.location.origin).href}
        previews={previewsOf(page ?? newTrackingPage(shop))}
        statuses={<ShipmentStatusTable statuses={shipmentStatusRows} />}
        onChange={(changed) => saved && drafts.change(form, saved, changed)}
        onSave={saveDraft}
        onDiscard={discard}
        onUseTheirs={discard}
        onSaveMine={saveDraft}
      />
      <LeaveDialog
        isDirty={draft?.isDirty ?? false}
        path={tab?.path ?? route.path}
        save={saveDraft}
        discard={discard}
      />
    </>
  );
}

/** A color that is being typed shows as none yet. */
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
