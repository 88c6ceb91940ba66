import { StackedPage, type PageHeaderProps } from '../layout/index.ts';
import { settingsTexts } from '@hub/domain/settings';
import { type BatchDays, formatCount } from '@hub/domain/shared';
import { Link, Text } from '@shopify/polaris';
import { type Loadable, shownValue } from '../data/index.ts';
import { LoadableNotice, SkeletonList } from '../feedback/index.ts';
import styles from './BatchStatusScreen.module.css';
import { ReadOnlyTable } from './ReadOnlyTable.tsx';
import { SettingsCard } from './SettingsCard.tsx';

export interface BatchStatusScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The days, with their coverage in words. */
  batches: Loadable<BatchDays & { coverage: string }>;
  /** Path of the orders' list; null without permission. */
  listPath: string | null;
}

/** `/app/settings/batch_status`: batch days of the orders in fulfillment, derived from their list. */
export function BatchStatusScreen({ pageHeader, batches, listPath }: BatchStatusScreenProps) {
  const shown = shownValue(batches);
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={batches} subject="the orders in fulfillment" />
      <SettingsCard title={settingsTexts.batches} note={settingsTexts.batchesNote}>
        {batches.state === 'loading' && <SkeletonList label="Loading the orders in fulfillment" />}
        {shown && <BatchDaysTable {...shown} />}
        {listPath && (
          <p>
            <Link url={listPath}>{settingsTexts.seeOrders}</Link>
          </p>
        )}
      </SettingsCard>
    </StackedPage>
  );
}

function BatchDaysTable({ days, undated, coverage }: BatchDays & { coverage: string }) {
  const { day, orders, first, last } = settingsTexts.batchesTable;
  if (days.length === 0 && undated === 0) {
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
