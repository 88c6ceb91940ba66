import { orderDetailTexts } from '@hub/domain/orders/detail';
import type { Order } from '@hub/domain/orders';
import {
  blockage,
  errorLabelText,
  errorMessages,
  errorMessageText,
  orderErrorLabel,
  requiredQuantityLabel,
  workflowErrorParts,
  type WorkflowError,
} from '@hub/domain/orders/errors';
import { formatCount } from '@hub/domain/shared';
import styles from './OrderProblems.module.css';
import type { ReactNode } from 'react';
import { DetailSection } from './DetailSection.tsx';
import { StatusBadge } from '../badges/StatusBadge.tsx';

export interface OrderProblemsProps {
  order: Order;
  /** Slot for how to fix it. */
  cure?: ReactNode;
}

/**
 * Why the order is stuck: workflow errors with message, sku and qty (§2), or the warehouse's message. Also shown for
 * closed orders.
 */
export function OrderProblems({ order, cure }: OrderProblemsProps) {
  const { workflowErrors } = order;
  const [error = null] = errorMessages(order);
  const blocked = blockage(order);
  const reason = error ?? (blocked?.needsPerson ? blocked.reason : null);
  if (reason === null) return null;
  return (
    <DetailSection
      title={orderDetailTexts.whyStopped}
      {...(error !== null
        ? { badge: <StatusBadge tone="critical">{errorLabelText(orderErrorLabel(order))}</StatusBadge> }
        : {})}
    >
      <ul className={styles.problems}>
        {workflowErrors.map((error, index) => (
          // The errors never change their order.
          <Problem key={`${index} ${error.message}`} error={error} />
        ))}
        {workflowErrors.length === 0 && (
          <li className={styles.problem} dir="auto">
            {errorMessageText(reason)}
          </li>
        )}
      </ul>
      {cure}
    </DetailSection>
  );
}

function Problem({ error }: { error: WorkflowError }) {
  const { words, sku, require } = workflowErrorParts(error);
  return (
    <li className={styles.problem}>
      <span dir="auto">{errorMessageText(words)}</span>
      {(sku !== null || require !== null) && (
        <span className={styles.facts}>
          {sku !== null && (
            <span>
              SKU <bdi>{sku}</bdi>
            </span>
          )}
          {require !== null && (
            <span>
              {requiredQuantityLabel} {formatCount(require)}
            </span>
          )}
        </span>
      )}
    </li>
  );
}
