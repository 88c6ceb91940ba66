import { batchScreenTexts, batchStarterText, type BatchRecord, lateBatchText } from '@hub/domain/batching';
import { formatCount, formatTime, feedbackTexts } from '@hub/domain/shared';
import { Badge, BlockStack, Button, Card, InlineStack, Link, Text } from '@shopify/polaris';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import { type PageHeaderProps, TabbedPage } from '../../layout/index.ts';
import styles from './BatchTable.module.css';

export interface BatchListScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Newest first. */
  batches: Loadable<{ rows: readonly BatchRecord[]; hasNextPage: boolean }>;
  /** Path of a batch. */
  batchPath: (batchId: string) => string;
  /** Path of the newest page; null on that page. */
  newestPath: string | null;
  /** Path of the page with batches older than this one. */
  olderPath: (batchId: string) => string;
  /** IANA zone of the times. */
  timeZone: string;
}

const texts = batchScreenTexts.history;

/**
 * `/app/fulfillment/batch-history` for servers with capability `batching`: when, from where and by whom batches were
 * sent, and how many orders.
 */
export function BatchListScreen({ pageHeader, batches, newestPath, olderPath, ...rows }: BatchListScreenProps) {
  const value = shownValue(batches);
  const last = value?.rows.at(-1);
  return (
    <TabbedPage {...pageHeader}>
      <BlockStack gap="400">
        <LoadableNotice loadable={batches} subject={texts.subject} />
        {value === null && batches.state === 'loading' && (
          <Card>
            <SkeletonList rows={6} rowHeight={44} label={feedbackTexts.loading(texts.subject)} />
          </Card>
        )}
        {value !== null && (
          <>
            <Text as="p" tone="subdued">
              {emptyText(value.rows.length, newestPath) ?? texts.note}
            </Text>
            {value.rows.length > 0 && (
              <Card>
                <div className={styles.scroll}>
                  <BatchTable rows={value.rows} {...rows} />
                </div>
              </Card>
            )}
          </>
        )}
        {(newestPath !== null || value?.hasNextPage === true) && (
          <InlineStack gap="200" align="center">
            {newestPath !== null && <Button url={newestPath}>{texts.newest}</Button>}
            {value?.hasNextPage === true && last !== undefined && (
              <Button url={olderPath(last.batchId)}>{texts.older}</Button>
            )}
          </InlineStack>
        )}
      </BlockStack>
    </TabbedPage>
  );
}

function emptyText(batches: number, newestPath: string | null): string | null {
  if (batches > 0) return null;
  return newestPath === null ? texts.none : texts.noneOlder;
}

function BatchTable({
  rows,
  batchPath,
  timeZone,
}: Pick<BatchListScreenProps, 'batchPath' | 'timeZone'> & { rows: readonly BatchRecord[] }) {
  const numbers = new Set<string>(texts.head.slice(3));
  return (
    <CaptionedTable
      caption={texts.title}
      className={styles.table}
      head={texts.head.map((title) => ({ title, className: numbers.has(title) ? styles.number : undefined }))}
      rows={rows.map((batch) => ({
        key: batch.batchId,
        name: (
          <span className={styles.batch}>
            <Link url={batchPath(batch.batchId)}>{`#${batch.batchId}`}</Link>
          </span>
        ),
        cells: [
          { content: <Started batch={batch} timeZone={timeZone} /> },
          { content: <bdi>{batch.locationName}</bdi> },
          { content: <OrderCount batch={batch} />, className: styles.number },
          { content: formatCount(batch.boxesSaved), className: styles.number },
          {
            content:
              batch.counts.failed === 0 ? '0' : <Badge tone="critical">{formatCount(batch.counts.failed)}</Badge>,
            className: styles.number,
          },
        ],
      }))}
    />
  );
}

function Started({ batch, timeZone }: { batch: BatchRecord; timeZone: string }) {
  return (
    <>
      {formatTime(batch.startedAt, timeZone)}
      <div className={styles.reason}>
        <bdi>{batchStarterText(batch, timeZone)}</bdi>
        {lateBatchText(batch) !== null && (
          <>
            {' '}
            <Badge tone="attention">{batchScreenTexts.history.late}</Badge>
          </>
        )}
      </div>
    </>
  );
}

function OrderCount({ batch: { counts, endedAt } }: { batch: BatchRecord }) {
  if (endedAt === null) return <Badge tone="info">{batchScreenTexts.history.running}</Badge>;
  return formatCount(counts.sent);
}
