import type { Order } from '@hub/domain/orders';
import { releaseHoldTexts as words } from '@hub/domain/orders/actions';
import type { SeenHold } from '@hub/domain/orders/detail';
import { storeHoldsText } from '@hub/domain/orders/timeline';
import { orderDisplayName } from '@hub/domain/shared';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';

export interface ReleaseHoldProps {
  /** The order that the store keeps back. */
  order: Order;
  /** From the order's detail. */
  holds: readonly SeenHold[];
  /** Why the person cannot; null: they can. */
  disabledReason: string | null;
  /** The store is being asked. */
  isBusy: boolean;
  /** The person wants these holds released. */
  onRelease: (holdIds: readonly string[]) => void;
}

/** Releases what the store keeps back, after asking; where the store does not let this app, it says so. */
export function ReleaseHold({ order, holds, disabledReason, isBusy, onRelease }: ReleaseHoldProps) {
  const [isAsking, setAsking] = useState(false);
  const releasable = holds.filter(({ canRelease }) => canRelease);
  if (releasable.length === 0) return holds.length === 0 ? null : <p>{words.notHere}</p>;
  return (
    <>
      <ActionButton
        label={words.button}
        disabledReason={disabledReason}
        loading={isBusy}
        onAction={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        title={words.title(orderDisplayName(order))}
        body={
          <>
            <p>{words.heldFor(storeHoldsText({ holds: [...releasable] }))}</p>
            <p>{words.follows}</p>
          </>
        }
        confirmLabel={words.button}
        onConfirm={() => {
          setAsking(false);
          onRelease(releasable.map(({ holdId }) => holdId));
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
