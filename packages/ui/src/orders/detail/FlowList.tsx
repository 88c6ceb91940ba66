import { flowTriggeredText, orderTexts, type Flow } from '@hub/domain/orders';
import styles from './FlowList.module.css';
import { DetailSection } from './DetailSection.tsx';

export interface FlowListProps {
  triggered: readonly Flow[];
  /** New workflows that would act on the order now. */
  eligible: readonly Flow[];
}

/** Which workflows acted on the order, and which new ones would (§2). */
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
              // A flow has nothing but its name, and two may share it; the list never changes its order.
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
