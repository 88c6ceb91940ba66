import {
  causeText,
  errorCauseTexts,
  errorLabelText,
  errorMessageText,
  findCause,
  type OrderCause,
} from '@hub/domain/orders/errors';
import { formatCount } from '@hub/domain/shared';
import { useId, useState } from 'react';
import styles from './ErrorCauses.module.css';

export interface ErrorCausesProps {
  /** Most frequent first; null while loading. */
  causes: readonly OrderCause[] | null;
  /** Key of the chosen cause; null: all. A notice says so if no order has it. */
  chosen: string | null;
  /** Called with null for all. */
  onChoose: (key: string | null) => void;
}

/** Most causes that leave the list visible on a phone. */
const collapsedCauseCount = 4;

/** Above the error list: causes with counts. A click filters the list by cause. */
export function ErrorCauses({ causes, chosen, onChoose }: ErrorCausesProps) {
  const [isExpanded, setIsExpanded] = useState(false);
  const titleId = useId();
  if (causes?.length === 0 && chosen === null) return null;
  const isUnknown = causes !== null && chosen !== null && findCause(causes, chosen) === null;
  const shown = causes?.filter(({ key }, index) => isExpanded || index < collapsedCauseCount || key === chosen) ?? [];
  const hiddenCount = (causes?.length ?? 0) - shown.length;
  return (
    <div role="group" aria-labelledby={titleId} className={styles.causes}>
      <span id={titleId} className={styles.title}>
        {errorCauseTexts.title}
      </span>
      {causes === null && <span className={styles.placeholder} aria-hidden="true" />}
      {shown.map(({ key, label, message, orders }) => (
        <button
          key={key}
          type="button"
          className={styles.cause}
          aria-pressed={key === chosen}
          title={causeText({ label, message })}
          onClick={() => onChoose(key === chosen ? null : key)}
        >
          {label !== null && <span className={styles.label}>{errorLabelText(label)}</span>}
          <span className={styles.message} dir="auto">
            {errorMessageText(message)}
          </span>
          <span className={styles.count}>{formatCount(orders.length)}</span>
        </button>
      ))}
      {(hiddenCount > 0 || isExpanded) && (
        <button
          type="button"
          className={styles.cause}
          aria-expanded={isExpanded}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? errorCauseTexts.fewer : errorCauseTexts.more(formatCount(hiddenCount))}
        </button>
      )}
      {isUnknown && <span role="status">{errorCauseTexts.unknown}</span>}
      {chosen !== null && (
        <button type="button" className={styles.cause} onClick={() => onChoose(null)}>
          {isUnknown ? errorCauseTexts.remove : errorCauseTexts.showAll}
        </button>
      )}
    </div>
  );
}
