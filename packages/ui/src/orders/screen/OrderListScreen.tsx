import {
  defaultSort,
  isOrderSort,
  missingOrdersText,
  type OrderSort,
  orderSorts,
  orderTab,
  pagedSortNote,
  type TabNumber,
} from '@hub/domain/orders';
import { Banner, BlockStack, Button, InlineStack, Page, Select } from '@shopify/polaris';
import { type CSSProperties, type ReactNode, useRef } from 'react';
import screenReader from '../../layout/screenReader.module.css';
import styles from './OrderListScreen.module.css';
import { useStickyHeader } from './useStickyHeader.ts';

export interface OrderListScreenProps {
  /** Which of the eight lists. */
  tab: TabNumber;
  /** "133 orders"; '' while nobody knows. */
  count: string;
  /** Where the arrow beside the title leads: the dashboard, with the same filter. */
  backPath: string;
  /** Text, selector, period, days, zone. */
  filterBar: ReactNode;
  /** Saved views. */
  savedViews?: ReactNode;
  /** Order of the rows. */
  sort: OrderSort;
  /** Another order of the rows was chosen. */
  onSortChange: (sort: OrderSort) => void;
  /** The server has more pages, newest first: another sort holds within the page, and that is said. */
  isPaged: boolean;
  /** `orderId`s that the address opens and the list does not have. */
  missingOrderIds?: readonly string[];
  /** Leaves the missing ones out of the address. */
  onDismissMissing?: () => void;
  /** Looks for them in all time and without a text; absent where that is what is shown. */
  onSearchAllTime?: (() => void) | undefined;
  /** At the right of the title: Export. */
  actions?: ReactNode;
  /** Under the title. */
  banners?: ReactNode;
  /**
   * The list. `scrollPaddingTop`: how many px of the page's top the bars above it cover while it scrolls; what it
   * sticks below those itself comes on top.
   */
  renderOrders: (scrollPaddingTop: number) => ReactNode;
}

/** One of the eight lists (§2): title, count, a filter that stays in sight, and its orders. */
export function OrderListScreen(props: OrderListScreenProps) {
  const { tab, count, backPath, filterBar, savedViews, actions, banners, missingOrderIds = [], renderOrders } = props;
  const { title } = orderTab(tab);
  const header = useRef<HTMLDivElement>(null);
  const { scrollPaddingTop, headerHeight } = useStickyHeader(header);
  return (
    <Page
      title={title}
      backAction={{ content: 'Dashboard', url: backPath }}
      {...(actions ? { primaryAction: actions } : {})}
    >
      <BlockStack gap="300">
        {banners}
        {missingOrderIds.length > 0 && <MissingOrders {...props} missingOrderIds={missingOrderIds} />}
        <div>
          <div ref={header} className={styles.header}>
            {filterBar}
            <div className={styles.tools}>
              <p className={styles.count} role="status">
                {count}
              </p>
              <div className={styles.choices}>
                {savedViews}
                <SortPicker {...props} />
              </div>
            </div>
            {props.isPaged && props.sort !== defaultSort && <p className={styles.note}>{pagedSortNote}</p>}
          </div>
          <h2 className={screenReader.only}>Orders</h2>
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
        label="Sort"
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
  missingOrderIds,
  onDismissMissing,
  onSearchAllTime,
}: OrderListScreenProps & { missingOrderIds: readonly string[] }) {
  return (
    <Banner tone="info" {...(onDismissMissing ? { onDismiss: onDismissMissing } : {})}>
      <BlockStack gap="200">
        <p className={styles.missing}>{missingOrdersText(missingOrderIds)}</p>
        {onSearchAllTime && (
          <InlineStack>
            <Button onClick={onSearchAllTime}>Look in all time</Button>
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}
