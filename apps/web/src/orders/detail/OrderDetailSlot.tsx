import type { LocationList, LoadedOrderDetail } from '@hub/api-client/orders';
import { type Order, type TabNumber, tabs } from '@hub/domain/orders';
import { disabledReasonFor, errorAction } from '@hub/domain/orders/actions';
import {
  accountsWaitedFor,
  addressEditTexts,
  type LineItem,
  locationNames,
  offersReship,
  orderCustomerTexts,
  type OrderDetail,
  type Reship,
  orderDetailTexts,
} from '@hub/domain/orders/detail';
import { errorCure, shipmentErrorText, shipToText } from '@hub/domain/orders/errors';
import { feedbackTexts } from '@hub/domain/shared';
import { ActionButton } from '@hub/ui/actions';
import { OrderDetailPanel, CauseCure, WorkflowReasonsToggle } from '@hub/ui/orders';
import { type Loadable, shownValue } from '@hub/ui/data';
import { ErrorBanner, LoadableNotice, ErrorBoundary, SkeletonList } from '@hub/ui/feedback';
import { useCallback, useMemo, lazy, Suspense } from 'react';
import { useOffers, useOpenShop } from '../../session/OpenShop.ts';
import { ConnectionProblemsSlot } from '../../connections/ConnectionProblemsSlot.tsx';
import { ItemRemovalSlot } from '../actions/ItemRemovalSlot.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { OrderActionsSlot } from '../actions/OrderActionsSlot.tsx';
import { useIsRunning } from '../actions/useIsRunning.ts';
import { useRequestAction } from '../actions/useRequestAction.ts';
import { useLocations } from '../useLocations.ts';
import { useOrderDetail } from '../useOrderDetail.ts';
import { type AddressEditing, useAddressEdit } from './useAddressEdit.tsx';
import { useCureLinks } from './useCureLinks.ts';
import { CancelReshipSlot, ReshipSlot } from './ReshipSlot.tsx';
import { ReleaseHoldSlot } from './ReleaseHoldSlot.tsx';
import type { LoadedExplanationProps } from './LoadedExplanation.tsx';

const LoadedExplanation = lazy(async () => ({
  default: (await import('./LoadedExplanation.tsx')).LoadedExplanation,
}));

/** Why each workflow ran on an order or did not; nothing when the server has no workflows. Loads when opened. */
function OrderExplanationSlot(props: LoadedExplanationProps) {
  if (!useOffers('workflows')) return null;
  return (
    <WorkflowReasonsToggle>
      <ErrorBoundary name={orderDetailTexts.workflows} resetKey={props.orderId}>
        <Suspense fallback={<SkeletonList rows={2} rowHeight={72} label={orderDetailTexts.loadingWorkflows} />}>
          <LoadedExplanation {...props} />
        </Suspense>
      </ErrorBoundary>
    </WorkflowReasonsToggle>
  );
}

export interface OrderDetailSlotProps {
  order: Order;
  /** Tab of the order; decides its actions. */
  tab: TabNumber;
  /** Where another person or a rule has moved the order; absent while it is in the tab. */
  movedText?: string | undefined;
}

/** An open order: loads its detail, with its actions. */
export function OrderDetailSlot({ order, tab, movedText }: OrderDetailSlotProps) {
  const { timeZone, info } = useOpenShop();
  const hasProducts = useOffers('products');
  const detail = useOrderDetail(order.orderId);
  const locations = useLocations();
  const loadedLocations = shownValue(locations);
  const namesById = useMemo(() => locationNames(loadedLocations?.locations ?? []), [loadedLocations]);
  const renderItemAction = useCallback(
    (item: LineItem) => <ItemRemovalSlot tab={tab} order={order} item={item} movedText={movedText} />,
    [tab, order, movedText],
  );
  const renderReshipAction = useCallback(
    (reship: Reship) => <CancelReshipSlot order={order} reship={reship} />,
    [order],
  );
  const shown = shownValue(detail);
  const holds = shown?.storeHolds;
  const waiting = accountsWaitedFor(shownValue(detail));
  const editing = useAddressEdit(order, shown);
  return (
    <>
      {waiting.length > 0 && <ConnectionProblemsSlot accounts={waiting} />}
      <PartialLoadBanners detail={detail} locations={locations} />
      <OrderDetailPanel
        order={order}
        detail={detail}
        locations={namesById}
        timeZone={timeZone}
        currency={info.currency ?? undefined}
        // Servers with products store weights in kilograms; for others the unit is unknown.
        weightUnit={hasProducts ? 'kg' : undefined}
        actions={<OrderActionsSlot tab={tab} order={order} detail={shownValue(detail)} movedText={movedText} />}
        workflowReasons={<OrderExplanationSlot orderId={order.orderId} createdAt={order.createdAt} />}
        release={holds !== undefined && <ReleaseHoldSlot order={order} holds={holds} />}
        reship={
          shown?.reships !== undefined &&
          offersReship(order, shown.reships) && <ReshipSlot order={order} detail={shown} reships={shown.reships} />
        }
        renderReshipAction={renderReshipAction}
        editAddress={
          editing && (
            <ActionButton
              label={addressEditTexts.edit}
              about={orderCustomerTexts.address}
              variant="plain"
              disabledReason={editing.disabledReason}
              onAction={editing.open}
            />
          )
        }
        cure={tab === tabs.errors && <OrderCureSlot order={order} detail={shown} editing={editing} />}
        actionsShowStep={tab === tabs.open}
        renderItemAction={renderItemAction}
      />
      {editing?.dialog}
    </>
  );
}

/** Problems of parts of an order; the panel shows those of the detail itself. */
function PartialLoadBanners({
  detail,
  locations,
}: {
  detail: Loadable<LoadedOrderDetail>;
  locations: Loadable<LocationList>;
}) {
  if (detail.state !== 'ready') return null;
  const { unreadable } = detail.value;
  return (
    <>
      {unreadable > 0 && (
        <ErrorBanner
          tone="warning"
          message={unreadable === 1 ? orderDetailTexts.entryUnreadable : orderDetailTexts.entriesUnreadable(unreadable)}
        />
      )}
      {locations.state === 'failed' ? (
        <ErrorBanner
          tone="warning"
          title={orderDetailTexts.noLocationNames}
          message={locations.message}
          detail={locations.detail}
          onRetry={locations.onRetry}
        />
      ) : (
        <LoadableNotice loadable={locations} subject={orderDetailTexts.locationNames} />
      )}
    </>
  );
}

interface OrderCureSlotProps {
  order: Order;
  /** Null while it loads. */
  detail: OrderDetail | null;
  editing: AddressEditing | null;
}

/** How to fix an open order in error, with the link to it in the store. A fixed address is followed by the button that sends it again. */
function OrderCureSlot({ order, detail, editing }: OrderCureSlotProps) {
  const request = useRequestAction(order, tabs.errors);
  const isRunning = useIsRunning(order.orderId);
  const { access } = useOpenShop();
  const cure = errorCure(firstErrorOf(order));
  const isAddress = cure?.kind === 'address';
  const links = useCureLinks(cure, order);
  const fix = {
    label: addressEditTexts.fix,
    disabledReason: editing?.disabledReason ?? null,
    onAction: () => editing?.open(),
  };
  const retry = {
    label: feedbackTexts.retry,
    disabledReason: disabledReasonFor(orderAccess(access, isRunning), false),
    onAction: () => request(errorAction(order)),
  };
  return (
    <CauseCure
      cure={cure}
      shipTo={isAddress && detail ? shipToText(detail) : null}
      links={links}
      {...(isAddress && editing && { action: editing.isSaved ? retry : fix })}
    />
  );
}

function firstErrorOf(order: Order): Parameters<typeof errorCure>[0] {
  return order.workflowErrors[0] ?? { message: shipmentErrorText(order), type: null };
}
