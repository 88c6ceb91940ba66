import { formatTime } from '@hub/domain/shared';
import { type StoreProblem, storeProblemText, storeTexts as texts } from '@hub/domain/store';
import { BlockStack, InlineStack, Link, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { MoreRows } from '../data/MoreRows.tsx';
import styles from './StoreRows.module.css';

export interface RefusedWritesProps {
  problems: readonly StoreProblem[];
  /** IANA name. */
  timeZone: string;
  /** Why this person cannot start anything here; null when they can. */
  disabledReason: string | null;
  /** Calls that are on their way: `check`, `read`, `retry` for all, or the id of an order. */
  busy: ReadonlySet<string>;
  /** Path of an order; null: this person may not see orders. */
  orderPath: (order: { orderId: string; orderName: string }) => string | null;
  /** Writes again what the store refused of an order; null: of all. */
  onRetry: (order: { orderId: string; orderName: string } | null) => void;
}

/** Changes that the store refused, with its words and a new try. */
export function RefusedWrites({ problems, timeZone, disabledReason, busy, orderPath, onRetry }: RefusedWritesProps) {
  return (
    <BlockStack gap="200">
      <InlineStack align="space-between" blockAlign="center" gap="200">
        <Text as="h3" variant="headingSm">
          {texts.problems}
        </Text>
        {problems.length > 1 && (
          <ActionButton
            label={texts.retryAll}
            disabledReason={disabledReason}
            loading={busy.has('retry')}
            onAction={() => onRetry(null)}
          />
        )}
      </InlineStack>
      <Text as="p" tone="subdued">
        {texts.problemsNote}
      </Text>
      <MoreRows rows={problems} label={texts.problems}>
        {(shown) => (
          <ul className={styles.list}>
            {shown.map((problem) => {
              const path = orderPath(problem);
              return (
                <li key={`${problem.orderId} ${problem.task} ${problem.at}`} className={styles.row}>
                  <div className={styles.words}>
                    <p>
                      {path === null ? <bdi>{problem.orderName}</bdi> : <Link url={path}>{problem.orderName}</Link>}
                    </p>
                    <p>{storeProblemText(problem)}</p>
                    <Text as="p" tone="subdued">
                      {formatTime(problem.at, timeZone)}
                    </Text>
                  </div>
                  <ActionButton
                    label={texts.retry}
                    about={problem.orderName}
                    disabledReason={disabledReason}
                    loading={busy.has(problem.orderId)}
                    onAction={() => onRetry(problem)}
                  />
                </li>
              );
            })}
          </ul>
        )}
      </MoreRows>
    </BlockStack>
  );
}
