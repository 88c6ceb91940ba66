import { formatDate } from '@hub/domain/shared';
import { matchedText, moreValuesText, workflowScreenTexts } from '@hub/domain/workflows';
import { Badge, Link, Text } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { type Loadable, type OrderPath, shownValue } from '../../data/index.ts';
import { LoadableNotice } from '../../feedback/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import styles from './PreviewCard.module.css';

/** An order that a workflow matches. */
export interface MatchedOrder {
  orderId: string;
  orderName: string;
  customerName: string;
  createdAt: string | null;
  /** The workflow can still be applied to it. */
  isOpen: boolean;
}

/** What a workflow would have done to past orders. */
export interface MatchedOrders {
  examined: number;
  matched: number;
  /** The newest matching orders. */
  orders: readonly MatchedOrder[];
}

export interface PreviewCardProps {
  /** null: the conditions are not complete yet, and never were. */
  preview: Loadable<MatchedOrders> | null;
  /** The conditions have changed since the preview. */
  isOutdated: boolean;
  timeZone: string;
  orderPath: OrderPath;
  /** Why it cannot be applied; null when it can. */
  applyDisabledReason: string | null;
  /** The reason, if nothing else on the screen says it. */
  applyNote: string | null;
  onApply: () => void;
}

const texts = workflowScreenTexts.preview;

/** Orders visible without scrolling. */
const shownOrders = 8;

/** "Would have matched 214 of the last 2,000 orders", with the orders. */
export function PreviewCard({
  preview,
  isOutdated,
  applyDisabledReason,
  applyNote,
  onApply,
  ...list
}: PreviewCardProps) {
  const value = preview === null ? null : shownValue(preview);
  const isUpdating =
    preview !== null && (preview.state === 'loading' || (preview.state === 'ready' && preview.isRefreshing === true));
  return (
    <SectionCard title={texts.title}>
      <div aria-busy={isUpdating} className={styles.card}>
        <div role="status" className={styles.announced} data-outdated={isOutdated || isUpdating || undefined}>
          <p className={styles.status}>
            {preview === null ? texts.waiting : isUpdating ? texts.updating : isOutdated ? texts.stale : ''}
          </p>
          {value !== null && <p className={styles.figure}>{matchedText(value.matched, value.examined)}</p>}
        </div>
        {preview !== null && <LoadableNotice loadable={preview} subject={texts.subject} />}
        {value !== null && (
          <div className={styles.result} data-outdated={isOutdated || isUpdating || undefined}>
            {value.orders.length > 0 && <Orders orders={value.orders} matched={value.matched} {...list} />}
            {value.examined > 0 && value.matched > 0 && (
              <div className={styles.apply}>
                <ActionButton label={texts.apply} disabledReason={applyDisabledReason} onAction={onApply} />
                {applyNote !== null && (
                  <Text as="p" variant="bodySm" tone="subdued">
                    {applyNote}
                  </Text>
                )}
              </div>
            )}
          </div>
        )}
      </div>
    </SectionCard>
  );
}

function Orders({
  orders,
  matched,
  timeZone,
  orderPath,
}: Pick<PreviewCardProps, 'timeZone' | 'orderPath'> & { orders: readonly MatchedOrder[]; matched: number }) {
  const shown = orders.slice(0, shownOrders);
  return (
    <>
      <Text as="h3" variant="bodySm" tone="subdued">
        {texts.orders}
      </Text>
      <ul className={styles.orders} aria-label={texts.orders}>
        {shown.map((order) => {
          const path = orderPath(order);
          return (
            <li key={order.orderId} className={styles.order}>
              <span>
                {path === null ? <bdi>{order.orderName}</bdi> : <Link url={path}>{order.orderName}</Link>}{' '}
                {order.isOpen && <Badge size="small">{texts.open}</Badge>}
              </span>
              <span className={styles.about}>
                <bdi>{order.customerName.trim() === '' ? texts.noCustomer : order.customerName}</bdi>,{' '}
                {formatDate(order.createdAt, timeZone)}
              </span>
            </li>
          );
        })}
      </ul>
      {matched > shown.length && (
        <Text as="p" variant="bodySm" tone="subdued">
          {moreValuesText(matched - shown.length)}
        </Text>
      )}
    </>
  );
}
