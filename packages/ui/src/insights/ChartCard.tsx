import { insightsTexts } from '@hub/domain/insights';
import { BlockStack, Button, Card, InlineStack, Text } from '@shopify/polaris';
import { type ReactNode, Suspense, useState } from 'react';
import { type Loadable, shownValue } from '../shared/index.ts';
import styles from './ChartCard.module.css';

export interface ChartCardProps<T> {
  title: string;
  of: Loadable<T>;
  /** Under the title: what the chart says in a sentence, and what is not in it. */
  renderNote?: ((value: T) => ReactNode) | undefined;
  /** In place of the chart, where there is nothing to draw. */
  emptyText?: ((value: T) => string | null) | undefined;
  renderChart(value: T): ReactNode;
  renderTable(value: T): ReactNode;
}

/** A chart with its heading, and the same figures as a table for who would rather read, listen or copy. */
export function ChartCard<T>({ title, of: loadable, renderNote, emptyText, renderChart, renderTable }: ChartCardProps<T>) {
  const [isTable, setTable] = useState(false);
  const value = shownValue(loadable);
  const empty = value === null ? null : (emptyText?.(value) ?? null);
  const isBusy = loadable.state === 'loading' || (loadable.state === 'ready' && loadable.refreshing === true);
  return (
    <section aria-label={title} aria-busy={isBusy} className={styles.card}>
      <Card>
        <BlockStack gap="300">
          <InlineStack align="space-between" blockAlign="center" gap="200">
            <Text as="h2" variant="headingSm">
              {title}
            </Text>
            {value !== null && empty === null && (
              <Button variant="plain" accessibilityLabel={`${isTable ? insightsTexts.showChart : insightsTexts.showTable}: ${title}`} onClick={() => setTable(!isTable)}>
                {isTable ? insightsTexts.showChart : insightsTexts.showTable}
              </Button>
            )}
          </InlineStack>
          {value === null ? <Missing isLoading={loadable.state === 'loading'} title={title} /> : (
            <>
              {empty === null && renderNote && <div className={styles.note}>{renderNote(value)}</div>}
              {empty === null ? (
                <Suspense fallback={<Missing isLoading title={title} />}>{isTable ? renderTable(value) : renderChart(value)}</Suspense>
              ) : (
                <Text as="p" tone="subdued">
                  {empty}
                </Text>
              )}
            </>
          )}
        </BlockStack>
      </Card>
    </section>
  );
}

function Missing({ isLoading, title }: { isLoading: boolean; title: string }) {
  if (isLoading) return <div className={styles.pending} role="status" aria-label={`Loading ${title}`} />;
  return (
    <Text as="p" tone="subdued">
      {insightsTexts.notAvailable}
    </Text>
  );
}
