import { formatTime } from '@hub/domain/shared';
import { type StoreProblem, storeProblemText, storeTexts as texts } from '@hub/domain/store';
import { BlockStack, InlineStack, Link, Text } from '@shopify/polaris';
import { ActionButton } from '../actions/index.ts';
import { MoreRows } from '../data/MoreRows.tsx';
import styles from './StoreRows.module.css';

export interface RefusedWritesProps {
  problems: readonly StoreProblem[];
  /** IANA time zone. */
  timeZone: string;
  /** Why this person cannot start anything here; null when they can. */
  disabledReason: string | null;
  /** Pending calls: `check`, `read`, `retry` for all orders, or an order id. */
  busy: ReadonlySet<string>;
  /** Path of an order; null without permission. */
  orderPath: (order: { orderId: string; orderName: string }) => string | null;
  /** Retries the writes that the store refused, for one order; null: for all. */
  onRetry: (order: { orderId: string; orderName: string } | null) => void;
}

/** Changes that the store refused, with its message and a retry. */
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
