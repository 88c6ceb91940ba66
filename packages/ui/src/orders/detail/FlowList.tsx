import { flowTriggeredText, orderTexts, type Flow } from '@hub/domain/orders/detail';
import styles from './FlowList.module.css';
import { DetailSection } from './DetailSection.tsx';

export interface FlowListProps {
  triggered: readonly Flow[];
  /** New workflows that the order is eligible for. */
  eligible: readonly Flow[];
}

/** Workflows that ran, and new ones that the order is eligible for (§2). */
export function FlowList({ triggered, eligible }: FlowListProps) {
  return (
    <>
      <p className={styles.triggered} dir="auto">
        {flowTriggeredText(triggered)}
      </p>
      {eligible.length > 0 && (
        <DetailSection title={orderTexts.eligibleFlows}>
          <ul className={styles.names}>
            {eligible.map(({ name }, index) => (
              // Flows have only names, which may repeat; the list never changes its order.
              <li key={`${index} ${name}`} dir="auto">
                {name}
              </li>
            ))}
          </ul>
        </DetailSection>
      )}
    </>
  );
}
