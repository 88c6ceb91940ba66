import type { Order } from '@hub/domain/orders';
import { releaseHoldTexts as words } from '@hub/domain/orders/actions';
import type { SeenHold } from '@hub/domain/orders/detail';
import { storeHoldsText } from '@hub/domain/orders/timeline';
import { orderDisplayName } from '@hub/domain/shared';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';

export interface ReleaseHoldProps {
  /** The order that the store holds. */
  order: Order;
  /** Holds from the order's detail. */
  holds: readonly SeenHold[];
  /** Why the person cannot release it; null: they can. */
  disabledReason: string | null;
  /** A request is in progress. */
  isBusy: boolean;
  /** The person wants to release these holds. */
  onRelease: (holdIds: readonly string[]) => void;
}

/** Releases the store's holds after asking; if the store does not permit it, says so. */
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
