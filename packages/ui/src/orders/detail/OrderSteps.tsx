import { type OrderStep, orderSteps } from '@hub/domain/orders/detail';
import { orderScreenTexts } from '@hub/domain/orders/list';
import screenReader from '../../layout/screenReader.module.css';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps {
  step: OrderStep;
  /** Label of the last step, from `doneStepText`. */
  doneText: string;
}

/** Label of each step (§4). */
const steps = [
  { number: orderSteps.productWorkflows, words: orderScreenTexts.runNewWorkflows },
  { number: orderSteps.shipmentWorkflows, words: orderScreenTexts.ship },
] as const;

/** The step indicator (§4). */
export function OrderSteps({ step, doneText }: OrderStepsProps) {
  return (
    <ol className={styles.steps} aria-label={orderScreenTexts.progress}>
      {[...steps, { number: orderSteps.done, words: doneText }].map(({ number, words }) => (
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
