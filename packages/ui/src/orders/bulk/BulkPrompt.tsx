import type { TabNumber } from '@hub/domain/orders';
import { canBeUndone, cannotBeUndone, undoOf } from '@hub/domain/orders/actions';
import {
  type BulkAction,
  bulkPrompt,
  bulkTexts,
  bulkButtonLabel,
  countOrders,
  preflightChoices,
  preflightText,
  type ReasonGroup,
  selectionTexts,
} from '@hub/domain/orders/bulk';
import type { OrderReference } from '@hub/domain/shared';
import { ChoiceList } from '@shopify/polaris';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ReasonGroups } from './ReasonGroups.tsx';
import styles from './BulkPrompt.module.css';

/** The selection when the prompt opened; later changes to the list do not affect it. */
export interface BulkPlan {
  action: BulkAction;
  tab: TabNumber;
  eligibleCount: number;
  /** Orders whose rows rule the action out, by reason. */
  refused: readonly ReasonGroup[];
  /** Selected orders left out because an action on them is running. */
  alreadyRunning: readonly OrderReference[];
  /** Below the question: more facts about these orders. */
  note?: string | undefined;
}

/** Which orders of a plan are sent: those that can take the action, or also those whose rows rule it out. */
export type BulkScope = 'eligible' | 'all';

export interface BulkPromptProps {
  /** The action with its preflight. */
  plan: BulkPlan;
  /** What it does to the goods of these orders; null if unknown. */
  consequenceOf?: (scope: BulkScope) => string | null;
  /** Called with the orders that the prompt counted. */
  onConfirm: (scope: BulkScope) => void;
  /** Called on decline. */
  onCancel: () => void;
}

/** Confirmation of a bulk action (§5): how many orders, which cannot take it, and whether there is an undo. */
export function BulkPrompt({ plan, consequenceOf, onConfirm, onCancel }: BulkPromptProps) {
  const { action, tab, eligibleCount, refused, alreadyRunning, note } = plan;
  const [scope, setScope] = useState<BulkScope>('eligible');
  const sentCount = scope === 'eligible' ? eligibleCount : eligibleCount + countOrders(refused);
  const { heading, body } = bulkPrompt(action, sentCount);
  const consequence = consequenceOf?.(scope) ?? null;
  const more = [consequence, note].filter((text) => text !== null && text !== undefined);
  return (
    <ConfirmDialog
      open
      title={heading}
      body={
        more.length === 0 ? (
          body
        ) : (
          <>
            {body !== null && <p>{body}</p>}
            {more.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </>
        )
      }
      confirmLabel={bulkButtonLabel(action, sentCount)}
      destructive={action === 'move-to-close'}
      note={undoOf(action, tab) === null ? cannotBeUndone : canBeUndone}
      disabledReason={sentCount === 0 ? bulkTexts.noneCan : null}
      onConfirm={() => onConfirm(scope)}
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
  plan: { eligibleCount, refused },
  scope,
  onScopeChange,
}: {
  plan: BulkPlan;
  scope: BulkScope;
  onScopeChange(scope: BulkScope): void;
}) {
  const ineligibleCount = countOrders(refused);
  const labels = preflightChoices(eligibleCount, ineligibleCount);
  return (
    <>
      <p>{preflightText(eligibleCount, ineligibleCount)}</p>
      <ReasonGroups groups={refused} />
      <ChoiceList
        title={selectionTexts.whichOfThem}
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
