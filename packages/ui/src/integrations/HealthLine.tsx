import type { ConnectionHealth } from '@hub/domain/integrations';
import { Icon } from '@shopify/polaris';
import {
  AlertCircleIcon,
  CheckCircleIcon,
  DisabledIcon,
  QuestionCircleIcon,
  XCircleIcon,
} from '@shopify/polaris-icons';
import styles from './HealthLine.module.css';

export interface HealthLineProps {
  health: ConnectionHealth;
}

const icons = {
  connected: CheckCircleIcon,
  refused: XCircleIcon,
  unreachable: DisabledIcon,
  failed: AlertCircleIcon,
  neverTested: QuestionCircleIcon,
} as const satisfies Record<ConnectionHealth['state'], unknown>;

/** The last connection test of a provider. Each outcome has its own text, icon and color. */
export function HealthLine({ health: { state, text } }: HealthLineProps) {
  return (
    <p className={styles.line} data-state={state}>
      <span className={styles.icon}>
        <Icon source={icons[state]} tone="inherit" />
      </span>
      {text}
    </p>
  );
}
