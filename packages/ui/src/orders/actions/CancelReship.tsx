import type { Order } from '@hub/domain/orders';
import { type Reship, reshipEnding, reshipName, reshipTexts } from '@hub/domain/orders/detail';
import { useState } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';

export interface CancelReshipProps {
  /** Its name begins that of the reship. */
  order: Order;
  /** Nothing is offered once it has left or ended. */
  reship: Reship;
  /** Why the person cannot; null: they can. */
  disabledReason: string | null;
  /** The server is being asked. */
  isBusy: boolean;
  /** The person wants it canceled, or dismissed. */
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
