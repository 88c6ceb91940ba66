import { type OrderStep, orderSteps, orderDetailTexts } from '@hub/domain/orders/detail';
import screenReader from '../../layout/screenReader.module.css';
import styles from './OrderSteps.module.css';

export interface OrderStepsProps {
  step: OrderStep;
  /** Label of the last step, from `doneStepText`. */
  doneText: string;
}

/** Label of each step (§4). */
const steps = [
  { number: orderSteps.productWorkflows, words: orderDetailTexts.runNewWorkflows },
  { number: orderSteps.shipmentWorkflows, words: orderDetailTexts.ship },
] as const;

/** The step indicator (§4). */
export function OrderSteps({ step, doneText }: OrderStepsProps) {
  return (
    <ol className={styles.steps} aria-label={orderDetailTexts.progress}>
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
