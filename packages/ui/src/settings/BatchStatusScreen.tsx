import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { settingsTexts } from '@hub/domain/settings';
import { type BatchDays, formatCount, otherSubjects, feedbackTexts } from '@hub/domain/shared';
import { Link, Text } from '@shopify/polaris';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList } from '../feedback/index.ts';
import styles from './BatchStatusScreen.module.css';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface ShownBatchDays extends BatchDays {
  /** What the days cover, in words. */
  coverage: string;
  /** Orders that could not be read. */
  unreadable: number;
}

export interface BatchStatusScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The days, with their coverage in words. */
  batches: Loadable<ShownBatchDays>;
  /** Path of the orders' list; null without permission. */
  listPath: string | null;
  /** Path of the next batches; null where the server sends none of its own. */
  batchingPath: string | null;
}

/** `/app/settings/batch_status`: batch days of the orders in fulfillment, derived from their list. */
export function BatchStatusScreen({ pageHeader, batches, listPath, batchingPath }: BatchStatusScreenProps) {
  const shown = shownValue(batches);
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={batches} subject={otherSubjects.ordersInFulfillment} />
      <SectionCard
        title={settingsTexts.batches}
        note={batchingPath === null ? settingsTexts.batchesNote : settingsTexts.ownBatchesNote}
      >
        {batches.state === 'loading' && (
          <SkeletonList label={feedbackTexts.loading(otherSubjects.ordersInFulfillment)} />
        )}
        {shown && <BatchDaysTable {...shown} />}
        {listPath && (
          <p>
            <Link url={listPath}>{settingsTexts.seeOrders}</Link>
          </p>
        )}
        {batchingPath !== null && (
          <p>
            <Link url={batchingPath}>{settingsTexts.seeNextBatches}</Link>
          </p>
        )}
      </SectionCard>
    </StackedPage>
  );
}

function BatchDaysTable({ days, undated, coverage, unreadable }: ShownBatchDays) {
  const { day, orders, first, last } = settingsTexts.batchesTable;
  if (days.length === 0 && undated === 0 && unreadable === 0) {
    return (
      <>
        <Text as="p" fontWeight="semibold">
          {settingsTexts.noBatches}
        </Text>
        <Text as="p" tone="subdued">
          {settingsTexts.noBatchesHint}
        </Text>
      </>
    );
  }
  return (
    <>
      <Text as="p" tone="subdued">
        {coverage}
      </Text>
      {days.length > 0 && (
        <ReadOnlyTable
          caption={settingsTexts.batches}
          head={[day, orders, first, last]}
          rows={days.map((row) => ({
            key: row.day,
            name: <span className={styles.day}>{row.day}</span>,
            cells: [
              formatCount(row.orders),
              <DateAndTime key="first" text={row.first} />,
              <DateAndTime key="last" text={row.last} />,
            ],
          }))}
        />
      )}
    </>
  );
}

/** Breaks between date and time only. */
function DateAndTime({ text }: { text: string }) {
  const spaceIndex = text.indexOf(' ');
  return (
    <>
      <span className={styles.noWrap}>{text.slice(0, spaceIndex)}</span>{' '}
      <span className={styles.noWrap}>{text.slice(spaceIndex + 1)}</span>
    </>
  );
}
