import { batchScreenTexts } from '@hub/domain/batching';
import { wordsText } from '@hub/domain/messages';
import { formatDate, feedbackTexts } from '@hub/domain/shared';
import { Link, Text } from '@shopify/polaris';
import { CaptionedTable } from '../../data/CaptionedTable.tsx';
import { PageButtons, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList } from '../../feedback/index.ts';
import styles from './BatchTable.module.css';
import type { UpcomingBatchCardsProps, UpcomingOrdersPage } from './UpcomingBatchCardsProps.ts';

type UpcomingOrdersProps = UpcomingOrdersPage &
  Pick<UpcomingBatchCardsProps, 'orderPath' | 'timeZone' | 'onPageChange'> & {
    /** Name of the location. */
    name: string;
  };

const texts = batchScreenTexts.orders;

/** The orders that the next batch of a location sends, by box, and those that stay behind, with the reason. */
export function UpcomingOrders({ name, orders, page, orderPath, timeZone, onPageChange }: UpcomingOrdersProps) {
  const value = shownValue(orders);
  return (
    <div className={styles.section}>
      <LoadableNotice loadable={orders} subject={texts.subject} />
      {value === null && orders.state === 'loading' && (
        <SkeletonList rows={4} rowHeight={40} label={feedbackTexts.loading(texts.subject)} />
      )}
      {value?.rows.length === 0 && (
        <Text as="p" tone="subdued">
          {texts.none}
        </Text>
      )}
      {value !== null && value.rows.length > 0 && (
        <div className={styles.scroll}>
          <CaptionedTable
            caption={texts.ordersOf(name)}
            className={styles.table}
            head={texts.head.map((title) => ({ title }))}
            rows={value.rows.map((order) => {
              const path = orderPath(order);
              return {
                key: order.orderId,
                name: path === null ? <bdi>{order.orderName}</bdi> : <Link url={path}>{order.orderName}</Link>,
                cells: [
                  { content: <bdi>{order.customerName || texts.noCustomer}</bdi> },
                  { content: formatDate(order.createdAt, timeZone) },
                  {
                    content: order.box ?? (
                      <span className={styles.reason}>{order.reason === null ? null : wordsText(order.reason)}</span>
                    ),
                  },
                ],
              };
            })}
          />
        </div>
      )}
      {(page > 1 || value?.hasNextPage === true) && (
        <PageButtons
          label={texts.subject}
          page={page}
          hasNextPage={value?.hasNextPage ?? false}
          onPageChange={onPageChange}
        />
      )}
    </div>
  );
}
