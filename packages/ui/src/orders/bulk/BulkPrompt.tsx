import {
  type BulkAction,
  bulkConfirmation,
  bulkTexts,
  bulkButtonLabel,
  canBeUndone,
  cannotBeUndone,
  countOrders,
  type Order,
  preflightChoices,
  preflightText,
  type ReasonGroup,
  type TabNumber,
  undoOf,
  orderScreenTexts,
} from '@hub/domain/orders';
import { ChoiceList } from '@shopify/polaris';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ReasonGroups } from './ReasonGroups.tsx';
import styles from './BulkPrompt.module.css';

/** The selection when the prompt opened; later changes of the list do not affect it. */
export interface BulkPlan {
  action: BulkAction;
  tab: TabNumber;
  eligible: readonly Order[];
  /** Orders whose rows rule the action out, by reason. */
  refused: readonly ReasonGroup[];
  /** Selected orders that are left out because an action on them is running. */
  alreadyRunning: readonly Order[];
}

export interface BulkPromptProps {
  /** The action with its preflight. */
  plan: BulkPlan;
  /** What it does to the goods of these orders; null where that is not known. */
  consequenceOf?: (action: BulkAction, orders: readonly Order[]) => string | null;
  /** Called with exactly the orders that the prompt counted. */
  onConfirm: (orders: readonly Order[]) => void;
  /** Called on decline. */
  onCancel: () => void;
}

type Scope = 'eligible' | 'all';

/** Confirmation of a bulk action (§5): how many orders, which cannot, and whether there is an undo. */
export function BulkPrompt({ plan, consequenceOf, onConfirm, onCancel }: BulkPromptProps) {
  const { action, tab, eligible, refused, alreadyRunning } = plan;
  const [scope, setScope] = useState<Scope>('eligible');
  const sent = scope === 'eligible' ? eligible : [...eligible, ...refused.flatMap(({ orders }) => orders)];
  const { heading, body } = bulkConfirmation(action, sent.length);
  const consequence = consequenceOf?.(action, sent) ?? null;
  return (
    <ConfirmDialog
      open
      title={heading}
      body={
        consequence === null ? (
          body
        ) : (
          <>
            {body !== null && <p>{body}</p>}
            <p>{consequence}</p>
          </>
        )
      }
      confirmLabel={bulkButtonLabel(action, sent.length)}
      destructive={action === 'move-to-close'}
      note={undoOf(action, tab) === null ? cannotBeUndone : canBeUndone}
      disabledReason={sent.length === 0 ? bulkTexts.noneCan : null}
      onConfirm={() => onConfirm(sent)}
      onCancel={onCancel}
    >
      {(refused.length > 0 || alreadyRunning.length > 0) && (
        <div className={styles.preflight}>
          {refused.length > 0 && <IneligibleOrders plan={plan} scope={scope} onScopeChange={setScope} />}
          {alreadyRunning.length > 0 && (
            <ReasonGroups groups={[{ reason: bulkTexts.runningElsewhere, orders: alreadyRunning }]} />
          )}
        </div>
      )}
    </ConfirmDialog>
  );
}

function IneligibleOrders({
  plan: { eligible, refused },
  scope,
  onScopeChange,
}: {
  plan: BulkPlan;
  scope: Scope;
  onScopeChange(scope: Scope): void;
}) {
  const ineligibleCount = countOrders(refused);
  const labels = preflightChoices(eligible.length, ineligibleCount);
  return (
    <>
      <p>{preflightText(eligible.length, ineligibleCount)}</p>
      <ReasonGroups groups={refused} />
      <ChoiceList
        title={orderScreenTexts.whichOfThem}
        titleHidden
        selected={[scope]}
        onChange={([chosen]) => onScopeChange(chosen === 'all' ? 'all' : 'eligible')}
        choices={[
          { value: 'eligible', label: labels.eligible },
          { value: 'all', label: labels.all },
        ]}
      />
    </>
  );
}
