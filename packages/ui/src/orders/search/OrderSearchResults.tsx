import { newestForShortText, orderSearchTexts, searchCountText, searchScreenTexts } from '@hub/domain/orders/list';
import { feedbackTexts, loadSubjects } from '@hub/domain/shared';
import { Button } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { type Loadable } from '../../data/index.ts';
import { ErrorBanner, SlowRequestNotice } from '../../feedback/index.ts';
import { OrderSearchList } from './OrderSearchList.tsx';
import styles from './OrderSearch.module.css';
import type { OrderSearchGroup, OrderSearchOption } from './OrderSearchGroup.ts';

export interface OrderSearchResultsProps {
  /** Results for exactly this text; null before a search. */
  results: Loadable<readonly OrderSearchGroup[]> | null;
  /** One of the two searches failed; the results of the other are shown. */
  problem?: { message: string; detail?: string | undefined; onRetry?: (() => void) | undefined } | null | undefined;
  /** The chosen order, while its list is looked up. */
  opening: { orderName: string; since: number; onCancel(): void; onRetry(): void } | null;
  /** Also finds customers and products. */
  findsAll?: boolean | undefined;
  /** The text was too short to search all orders of this shop. */
  isNewestOnly?: boolean | undefined;
  /** IANA zone of the times. */
  timeZone: string;
  /** The listbox, while there are options: its id, the id of the active option, and the click handler. */
  list: { id: string; activeId: string | null; onChoose(option: OrderSearchOption): void } | null;
}

/** The area below the field of `OrderSearch`; the app loads it after its first figures. */
export function OrderSearchResults(props: OrderSearchResultsProps) {
  const { results, list, timeZone } = props;
  return (
    <>
      <Status {...props} />
      {list && results?.state === 'ready' && (
        <OrderSearchList {...list} label={orderSearchTexts.label} groups={results.value} timeZone={timeZone} />
      )}
    </>
  );
}

/** State of the search: loading, empty or failed. */
function Status(props: OrderSearchResultsProps): ReactNode {
  const { results, problem, opening, findsAll = false, isNewestOnly = false } = props;
  if (opening) {
    return (
      <div className={styles.status}>
        <div className={styles.opening}>
          <p role="status">{searchScreenTexts.opening(opening.orderName)}</p>
          <Button onClick={opening.onCancel}>{feedbackTexts.cancel}</Button>
        </div>
        <SlowRequestNotice
          subject={loadSubjects.lists}
          since={opening.since}
          onCancel={opening.onCancel}
          onRetry={opening.onRetry}
        />
      </div>
    );
  }
  if (results === null) return null;
  if (results.state === 'failed') {
    return (
      <div className={styles.status}>
        <ErrorBanner message={results.message} detail={results.detail} onRetry={results.onRetry} />
      </div>
    );
  }
  const isLoading = results.state === 'loading';
  const statusText = isLoading ? orderSearchTexts.searching : resultsText(results.value, problem ?? null, findsAll);
  return (
    <div className={styles.status}>
      {statusText && (
        <p role="status">
          {statusText}
          {isNewestOnly && !isLoading && (
            <span className={styles.note}> {orderSearchTexts.short(newestForShortText)}</span>
          )}
        </p>
      )}
      {isLoading && <SlowRequestNotice subject={loadSubjects.orders} {...pendingRequest(results)} />}
      {problem && <ErrorBanner message={problem.message} detail={problem.detail} onRetry={problem.onRetry} />}
    </div>
  );
}

function pendingRequest({ since = Date.now(), onCancel, onRetry }: Extract<Loadable<unknown>, { state: 'loading' }>) {
  return { since, ...(onCancel && { onCancel }), ...(onRetry && { onRetry }) };
}

/** "Nothing found" needs the replies of both searches. */
function resultsText(
  groups: readonly OrderSearchGroup[],
  problem: OrderSearchResultsProps['problem'],
  findsAll: boolean,
): string | null {
  const counted = (keys: readonly OrderSearchGroup['key'][]) => {
    const some = groups.filter(({ key }) => keys.includes(key));
    return { count: some.reduce((sum, { total }) => sum + total, 0), isWhole: some.every(({ isWhole }) => isWhole) };
  };
  const text = searchCountText({
    orders: counted(['order', 'sku']),
    customers: counted(['customer']),
    products: counted(['product']),
  });
  if (text !== null || problem) return text;
  return findsAll ? orderSearchTexts.nothingAtAll : orderSearchTexts.nothing;
}
