import type { Order } from '@hub/domain/orders';
import { type Reship, reshipEnding, reshipName, reshipTexts } from '@hub/domain/orders/detail';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';

export interface CancelReshipProps {
  /** The order; the reship's name starts with its name. */
  order: Order;
  /** The reship; nothing is offered once it has left or ended. */
  reship: Reship;
  /** Why the person cannot end it; null: they can. */
  disabledReason: string | null;
  /** A request is in progress. */
  isBusy: boolean;
  /** The person wants to cancel or dismiss it. */
  onEnd: () => void;
}

/** Cancels a reship that has not left, after asking, or dismisses one that was not sent. */
export function CancelReship({ order, reship, disabledReason, isBusy, onEnd }: CancelReshipProps) {
  const [isAsking, setAsking] = useState(false);
  const ending = reshipEnding(reship);
  if (ending === null) return null;
  return (
    <>
      <ActionButton
        label={reshipTexts[ending]}
        disabledReason={disabledReason}
        loading={isBusy}
        onAction={ending === 'cancel' ? () => setAsking(true) : onEnd}
      />
      <ConfirmDialog
        open={isAsking}
        title={reshipTexts.cancelTitle(reshipName(order, reship.number))}
        body={reshipTexts.cancelFollows(reship.provider)}
        confirmLabel={reshipTexts.cancel}
        cancelLabel={reshipTexts.keep}
        onConfirm={() => {
          setAsking(false);
          onEnd();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
