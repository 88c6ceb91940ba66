import { nothingLeftToShip, type OrderStep, orderSteps } from '@hub/domain/orders';
import screenReader from '../../layout/screenReader.module.css';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps {
  step: OrderStep;
}

/** What each value of §4's step indicator asks for. */
const steps = [
  { number: orderSteps.productWorkflows, words: 'Run new workflows' },
  { number: orderSteps.shipmentWorkflows, words: 'Ship' },
  { number: orderSteps.done, words: nothingLeftToShip },
] as const;

/** How far the order is: 1 if new workflows are eligible, else 2, and 3 when nothing is unshipped (§4). */
export function OrderSteps({ step }: OrderStepsProps) {
  return (
    <ol className={styles.steps} aria-label="Progress">
      {steps.map(({ number, words }) => (
        <li
          key={number}
          className={styles.step}
          aria-current={number === step ? 'step' : undefined}
          data-done={number < step || undefined}
        >
          <span className={styles.number}>{number}</span>
          <span className={number === step ? undefined : screenReader.only}>{words}</span>
        </li>
      ))}
    </ol>
  );
}
