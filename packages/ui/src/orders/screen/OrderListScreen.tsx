import type { TabNumber } from '@hub/domain/orders';
import {
  isOrderSort,
  missingOrdersText,
  type OrderSort,
  orderSorts,
  orderTab,
  tooLongToSortNote,
  orderScreenTexts,
} from '@hub/domain/orders/list';
import { Banner, BlockStack, Button, InlineStack, Page, Select } from '@shopify/polaris';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import screenReader from '../../layout/screenReader.module.css';
import styles from './OrderListScreen.module.css';
import { useStickyHeader } from './useStickyHeader.ts';

export interface OrderListScreenProps {
  /** Which of the eight lists. */
  tab: TabNumber;
  /** "133 orders"; '' while unknown. */
  count: string;
  /** Beside the count: how many orders the period leaves out. */
  outside?: ReactNode;
  /** Path of the dashboard with the same filter. */
  backPath: string;
  /** The filter bar. */
  filterBar: ReactNode;
  /** The saved views. */
  savedViews?: ReactNode;
  /** Sort of the rows. */
  sort: OrderSort;
  /** The sort was changed. */
  onSortChange: (sort: OrderSort) => void;
  /** The list is too long for this sort, so the newest orders come first. */
  isTooLongToSort?: boolean;
  /** `orderId`s that the URL opens but the list does not contain. */
  missingOrderIds?: readonly string[];
  /** Removes them from the URL. */
  onDismissMissing?: () => void;
  /** Searches all time for them, without a text; absent if that is shown already. */
  onSearchAllTime?: (() => void) | undefined;
  /** Right of the title: Export. */
  actions?: ReactNode;
  /** Below the title. */
  banners?: ReactNode;
  /** Renders the list. `scrollPaddingTop`: pixels covered by the sticky bars above it. */
  renderOrders: (scrollPaddingTop: number) => ReactNode;
}

/** One of the eight lists (§2): title, count, sticky filter, orders. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { tab, count, backPath, filterBar, savedViews, actions, banners, missingOrderIds = [], renderOrders } = props;
  const { title } = orderTab(tab);
  const header = useRef<HTMLDivElement>(null);
  const { scrollPaddingTop, headerHeight } = useStickyHeader(header);
  return (
    <Page
      title={title}
      backAction={{ content: orderScreenTexts.dashboard, url: backPath }}
      {...(actions ? { primaryAction: actions } : {})}
    >
      <BlockStack gap="300">
        {banners}
        {missingOrderIds.length > 0 && <MissingOrders {...props} missingOrderIds={missingOrderIds} />}
        <div>
          <div ref={header} className={styles.header}>
            {filterBar}
            <div className={styles.tools}>
              <div className={styles.counts}>
                <p className={styles.count} role="status">
                  {count}
                </p>
                {props.outside}
              </div>
              <div className={styles.choices}>
                {savedViews}
                <SortPicker {...props} />
              </div>
            </div>
            {props.isTooLongToSort === true && <p className={styles.note}>{tooLongToSortNote}</p>}
          </div>
          <h2 className={screenReader.only}>{orderScreenTexts.orders}</h2>
          <div className={styles.orders} style={{ '--list-header-height': `${headerHeight}px` } as CSSProperties}>
            {renderOrders(scrollPaddingTop)}
          </div>
        </div>
      </BlockStack>
    </Page>
  );
}

function SortPicker({ sort, onSortChange }: OrderListScreenProps) {
  return (
    <div className={styles.sort}>
      <Select
        label={orderScreenTexts.sort}
        labelInline
        options={[...orderSorts]}
        value={sort}
        onChange={(value) => {
          if (isOrderSort(value)) onSortChange(value);
        }}
      />
    </div>
  );
}

function MissingOrders({
  tab,
  missingOrderIds,
  onDismissMissing,
  onSearchAllTime,
}: OrderListScreenProps & { missingOrderIds: readonly string[] }) {
  return (
    <Banner tone="info" {...(onDismissMissing ? { onDismiss: onDismissMissing } : {})}>
      <BlockStack gap="200">
        <p className={styles.missing}>{missingOrdersText(missingOrderIds.length, orderTab(tab).title)}</p>
        {onSearchAllTime && (
          <InlineStack>
            <Button onClick={onSearchAllTime}>{orderScreenTexts.lookInAllTime}</Button>
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}
