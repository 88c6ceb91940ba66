import type { OrderTab } from '@hub/domain/orders/list';
import { formatCount, feedbackTexts } from '@hub/domain/shared';
import { Badge } from '@shopify/polaris';
import styles from './StageCount.module.css';

export interface StageCountProps {
  tab: OrderTab;
  count: number | null;
  isLoading: boolean;
}

/** The count of a stage; a colored badge only when its orders need a person. */
export function StageCount({ tab, count, isLoading }: StageCountProps) {
  if (count === null && isLoading)
    return <span className={styles.pending} role="img" aria-label={feedbackTexts.loadingAlone} />;
  const text = formatCount(count ?? Number.NaN);
  if (tab.tone !== null && count !== null && count > 0) {
    return (
      <span className={styles.count} data-tone={tab.tone}>
        <Badge tone={tab.tone} size="large">
          {text}
        </Badge>
      </span>
    );
  }
  return <span className={styles.count}>{text}</span>;
}
