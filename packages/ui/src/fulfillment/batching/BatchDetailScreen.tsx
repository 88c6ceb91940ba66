import { wordsText } from '@hub/domain/messages';
import {
  type BatchedOrderRecord,
  batchOutcomeLabels,
  type BatchRecord,
  batchScreenTexts,
  batchStarterText,
  boxesSavedText,
  lateBatchText,
  sendAgainLabel,
  sentBatchText,
} from '@hub/domain/batching';
import { formatTime, feedbackTexts } from '@hub/domain/shared';
import { Badge, Banner, BlockStack, Card, Link, Page, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import { type Loadable, type OrderPath, PageButtons, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import styles from './BatchTable.module.css';

export interface BatchDetailScreenProps {
  /** Batch id from the URL. */
  batchId: string;
  /** The batch with one page of its orders. */
  batch: Loadable<{ batch: BatchRecord; rows: readonly BatchedOrderRecord[]; hasNextPage: boolean }>;
  /** Page number, from 1. */
  page: number;
  /** Path of the history. */
  historyPath: string;
  /** Path of an order; null without permission. */
  orderPath: OrderPath;
  /** IANA zone of the times. */
  timeZone: string;
  /** Why this person cannot send orders; null when they can. */
  sendDisabledReason: string | null;
  /** Called with the page number, from 1. */
  onPageChange: (page: number) => void;
  /** Opens the confirmation to resend the failed orders. */
  onSendAgain: (batch: BatchRecord) => void;
}

const texts = batchScreenTexts.batch;

/** Tones of the outcomes. */
const tones = { waiting: 'info', sent: 'success', skipped: 'attention', failed: 'critical' } as const;

/** A batch: when it was sent, and the outcome of each of its orders. */
export function BatchDetailScreen({ batchId, batch, historyPath, ...props }: BatchDetailScreenProps) {
  const value = shownValue(batch);
  return (
    <Page title={texts.title(batchId)} backAction={{ content: texts.back, url: historyPath }}>
      <BlockStack gap="400">
        <LoadableNotice loadable={batch} subject={texts.subject} />
        <ViewOnlyBanner reason={props.sendDisabledReason} />
        {value === null && batch.state === 'loading' && (
          <Card>
            <SkeletonList rows={6} rowHeight={44} label={feedbackTexts.loading(texts.subject)} />
          </Card>
        )}
        {value !== null && <Loaded {...value} {...props} />}
      </BlockStack>
    </Page>
  );
}

type LoadedProps = Omit<BatchDetailScreenProps, 'batchId' | 'batch' | 'historyPath'> & {
  batch: BatchRecord;
  rows: readonly BatchedOrderRecord[];
  hasNextPage: boolean;
};

function Loaded({ batch, rows, hasNextPage, page, timeZone, ...props }: LoadedProps) {
  const late = lateBatchText(batch);
  const { failed } = batch.counts;
  return (
    <>
      {batch.endedAt === null && <Banner tone="info" title={texts.sending} />}
      {late !== null && <Banner tone="warning" title={late} />}
      <Card>
        <BlockStack gap="200">
          <Text as="p">{sentBatchText(batch)}</Text>
          <Text as="p" tone="subdued">
            {[
              formatTime(batch.startedAt, timeZone),
              batchStarterText(batch, timeZone),
              boxesSavedText(batch.boxesSaved),
            ]
              .filter((text) => text !== '')
              .join(' · ')}
          </Text>
          <div>
            <ActionButton
              label={failed === 0 ? texts.again : sendAgainLabel(failed)}
              disabledReason={props.sendDisabledReason ?? (failed === 0 ? texts.noneFailed : null)}
              onAction={() => props.onSendAgain(batch)}
            />
          </div>
        </BlockStack>
      </Card>
      <Card>
        {rows.length === 0 ? (
          <Text as="p" tone="subdued">
            {texts.none}
          </Text>
        ) : (
          <div className={styles.scroll}>
            <OrderTable rows={rows} orderPath={props.orderPath} />
          </div>
        )}
        {(page > 1 || hasNextPage) && (
          <PageButtons label={texts.orders} page={page} hasNextPage={hasNextPage} onPageChange={props.onPageChange} />
        )}
      </Card>
    </>
  );
}

function OrderTable({ rows, orderPath }: { rows: readonly BatchedOrderRecord[]; orderPath: OrderPath }) {
  return (
    <CaptionedTable
      caption={texts.orders}
      className={styles.table}
      head={texts.head.map((title) => ({ title }))}
      rows={rows.map((order) => {
        const path = orderPath(order);
        return {
          key: order.orderId,
          name: path === null ? <bdi>{order.orderName}</bdi> : <Link url={path}>{order.orderName}</Link>,
          cells: [
            { content: <bdi>{order.customerName || batchScreenTexts.orders.noCustomer}</bdi> },
            { content: order.box },
            { content: <BatchOrderOutcome order={order} /> },
          ],
        };
      })}
    />
  );
}

/** The outcome of an order, with the reason and the attempt where they matter. */
export function BatchOrderOutcome({ order: { outcome, reason, attempt } }: { order: BatchedOrderRecord }) {
  return (
    <span className={styles.outcome}>
      <Badge tone={tones[outcome]}>{batchOutcomeLabels[outcome]}</Badge>
      {reason !== null && <span dir="auto">{wordsText(reason)}</span>}
      {attempt > 1 && <span className={styles.reason}>{texts.attempt(attempt)}</span>}
    </span>
  );
}
