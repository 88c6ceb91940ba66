import { type TabNumber, tabs } from '@hub/domain/orders';
import { type ActionOffer, type OrderAction, suggestedAction, actionControlTexts } from '@hub/domain/orders/actions';
import { type OrderStep, orderSteps } from '@hub/domain/orders/detail';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './OrderActions.module.css';

export interface OrderActionsProps {
  /** Tab of the list. */
  tab: TabNumber;
  /** The order's actions, in order. */
  offers: readonly ActionOffer[];
  /** Step indicator; null while the detail loads. */
  step: OrderStep | null;
  /** Label of the last step, from `doneStepText`. */
  doneText?: string | undefined;
  /** Items wait for stock; undefined while the detail loads. */
  isShort?: boolean | undefined;
  /** The shipment workflows were run, so Ship Now is next; undefined while the detail loads. */
  shipmentWorkflowsRan?: boolean | undefined;
  /** The running action. */
  running?: OrderAction | null;
  /** A button was pressed; the caller confirms. */
  onAction: (action: OrderAction) => void;
}

/**
 * Actions of an order (§4 "Actions by tab"): on tab 2 the stepper and Close Order, elsewhere buttons. The suggested
 * action is primary.
 */
export function OrderActions(props: OrderActionsProps) {
  const { tab, offers, step, doneText, running = null, onAction } = props;
  if (offers.length === 0) return null;
  const suggested = suggestedAction(tab, offers, props);
  const button = (offer: ActionOffer) => (
    <ActionButton
      label={offer.label}
      onAction={() => onAction(offer.action)}
      disabledReason={offer.disabledReason}
      loading={offer.action === running}
      variant={offer.action === suggested ? 'primary' : 'secondary'}
      tone={offer.destructive ? 'critical' : undefined}
    />
  );
  if (tab !== tabs.open) {
    return (
      <div role="group" aria-label={actionControlTexts.actions} className={styles.buttons}>
        {offers.map((offer) => (
          <span key={offer.action}>{button(offer)}</span>
        ))}
      </div>
    );
  }
  const isClose = ({ action }: ActionOffer) => action === 'move-to-close';
  return (
    <div role="group" aria-label={actionControlTexts.actions} className={styles.column}>
      {step === orderSteps.done && <p className={styles.done}>{doneText}</p>}
      <ol className={styles.stepper} aria-label={actionControlTexts.steps}>
        {offers
          .filter((offer) => !isClose(offer))
          .map((offer) => (
            <li
              key={offer.action}
              className={styles.step}
              aria-current={offer.action === suggested ? 'step' : undefined}
            >
              {button(offer)}
            </li>
          ))}
      </ol>
      {offers.filter(isClose).map((offer) => (
        <span key={offer.action}>{button(offer)}</span>
      ))}
    </div>
  );
}
