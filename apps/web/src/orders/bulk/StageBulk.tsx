import type { OrderFilters } from '@hub/domain/dashboard';
import {
  backOrderChoices,
  bulkActions,
  bulkOffers,
  bulkRunning,
  bulkTexts,
  collectingText,
  notSelectable,
  offReason,
  type Order,
  orderTab,
  selectedOrders,
  selectionCoverage,
  selectionLabel,
  type TabNumber,
  undoProgress,
} from '@hub/domain/orders';
import {
  BackOrderSelect,
  BulkActions,
  BulkNotice,
  BulkNotices,
  BulkOutcome,
  BulkProgress,
  BulkPrompt,
  FocusKeeper,
  SelectAllBar,
} from '@hub/ui/orders';
import { ErrorBanner } from '@hub/ui/shared';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shared/Shortcuts.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useBulkPlace } from './BulkPlace.tsx';
import { type Bulk, type BulkTold, useBulk } from './useBulk.ts';
import { type EveryMatching, useEveryMatching } from './useEveryMatching.ts';
import type { ListSelection } from './useSelection.ts';

export interface StageBulkProps {
  tab: TabNumber;
  filters: OrderFilters;
  place: 'dashboard' | 'list';
  /** The page that is shown; null before anything has come. */
  orders: readonly Order[] | null;
  /** They are of the filter or page before: the one that is asked for could not be loaded. */
  isOfBefore: boolean;
  /** Why nothing can be selected; the rows say the same. */
  selectionOff: string | undefined;
  /** How many of the page could not be read, and so cannot be selected. */
  unreadable: number;
  /** The server has other pages. */
  isPaged: boolean;
  list: ListSelection;
  /** How many px the bar covers where it sticks to the top; a function that stays the same. */
  onBarHeight(height: number): void;
}

/** Whether a stage has bulk actions at all (contract: 1, 4 and 5 none). */
export function hasBulk(tab: TabNumber): boolean {
  return bulkActions(tab).length > 0;
}

/**
 * Everything in bulk about one list: select all and what it covers, the actions, their prompt, and what became of each
 * order.
 */
export function StageBulk(props: StageBulkProps) {
  const { tab, filters, place, orders, isOfBefore, selectionOff, unreadable, isPaged, list, onBarHeight } = props;
  const box = useRef<HTMLInputElement>(null);
  const [unreadElsewhere, setUnreadElsewhere] = useState(0);
  const bulk = useBulk({ tab, place, settle: list.settle });
  const every = useEveryMatching(tab, filters, (found) => {
    list.selectMatching(found.orders);
    setUnreadElsewhere(found.unreadable);
  });
  const coversAll = list.selection.whole?.covers === 'matching';
  const unread = coversAll ? unreadElsewhere : unreadable;
  const isDrawn = useOnceTrue(orders !== null && orders.length > 0);
  const isUnderWay = bulk.isRunning || every.collecting.step === 'fetching';
  const focusBox = () => box.current?.focus();
  useSelectAllShortcut(list, selectionOff, box);

  const actions = (
    <FocusKeeper onFocusLost={focusBox}>
      <Actions tab={tab} list={list} bulk={bulk} />
    </FocusKeeper>
  );
  return (
    <>
      {isDrawn && (
        <SelectAllBar
          listLabel={orderTab(tab).title}
          label={selectionLabel(list.count, tab)}
          state={list.state}
          coverage={
            orders === null || (list.count === 0 && (isOfBefore || orders.length === 0))
              ? ''
              : selectionCoverage(list.selection, { orders, isEverything: !isPaged })
          }
          warning={list.count > 0 && unread > 0 ? notSelectable(unread) : undefined}
          offReason={selectionOff}
          onToggle={list.toggleAll}
          onClear={list.count > 0 ? list.clear : undefined}
          onSelectMatching={
            isPaged && !coversAll && selectionOff === undefined && every.collecting.step !== 'fetching'
              ? every.start
              : undefined
          }
          sticky={place === 'list' ? onBarHeight : undefined}
          checkboxRef={box}
          progress={
            isUnderWay && (
              <FocusKeeper onFocusLost={focusBox}>
                <Progress bulk={bulk} every={every} />
              </FocusKeeper>
            )
          }
          actions={
            place === 'list' ? actions : <InHeader tab={tab}>{(list.count > 0 || bulk.isRunning) && actions}</InHeader>
          }
        />
      )}
      <BulkNotices>
        {every.collecting.step === 'failed' && (
          <Notice focusBox={focusBox}>
            <ErrorBanner
              title={bulkTexts.notCollected}
              {...every.collecting.words}
              onRetry={every.start}
              onDismiss={every.cancel}
            />
          </Notice>
        )}
        {bulk.now.step === 'unknown' && (
          <Notice focusBox={focusBox}>
            <ErrorBanner {...bulk.now.failure} onRetry={bulk.retry} onDismiss={bulk.cancel} />
          </Notice>
        )}
        {bulk.told && (
          <Notice key={bulk.told.id} focusBox={focusBox}>
            <ToldNotice told={bulk.told} bulk={bulk} />
          </Notice>
        )}
      </BulkNotices>
      {bulk.now.step === 'asking' && (
        <BulkPrompt
          key={bulk.now.idempotencyKey}
          plan={bulk.now.plan}
          onConfirm={bulk.confirm}
          onCancel={bulk.cancel}
        />
      )}
    </>
  );
}

/** In the header of its card, which stays in sight; above the list where no card has a place for it. */
function InHeader({ tab, children }: { tab: TabNumber; children: ReactNode }) {
  const place = useBulkPlace(tab);
  return place === null ? <>{children}</> : createPortal(children, place);
}

function Actions({ tab, list, bulk }: { tab: TabNumber; list: ListSelection; bulk: Bulk }) {
  const { access } = useOpenShop();
  const offers = bulkOffers(tab, list.count, orderAccess(access, bulk.isRunning));
  const shared = {
    label: `Bulk actions for ${orderTab(tab).title}`,
    onChoose: (action: (typeof offers)[number]['action']) => bulk.ask(action, selectedOrders(list.selection)),
  };
  if (tab === 7)
    return (
      <BackOrderSelect
        {...shared}
        choices={backOrderChoices(list.count)}
        disabledReason={offers[0]?.disabledReason ?? null}
      />
    );
  return <BulkActions {...shared} offers={offers} />;
}

/** What is under way, in the bar that stays in sight. */
function Progress({
  bulk: { now, holdAgain, cancel, retry },
  every: { collecting, start, cancel: stopCollecting },
}: {
  bulk: Bulk;
  every: EveryMatching;
}) {
  const { progress } = holdAgain;
  return (
    <>
      {collecting.step === 'fetching' && (
        <BulkProgress
          text={collectingText(collecting.loaded)}
          since={collecting.since}
          cancellable
          onCancel={stopCollecting}
          onRetry={start}
        />
      )}
      {now.step === 'sending' && (
        <BulkProgress
          text={bulkRunning(now.intent.action, now.intent.orders.length)}
          since={now.since}
          onCancel={cancel}
          onRetry={retry}
        />
      )}
      {progress && (
        <BulkProgress
          text={undoProgress(progress.done, progress.all)}
          progress={progress}
          since={progress.since}
          cancellable
          onCancel={holdAgain.stop}
          onRetry={holdAgain.retry}
        />
      )}
    </>
  );
}

function Notice({ focusBox, children }: { focusBox(): void; children: ReactNode }) {
  return (
    <BulkNotice>
      <FocusKeeper onFocusLost={focusBox}>{children}</FocusKeeper>
    </BulkNotice>
  );
}

function ToldNotice({ told, bulk: { isRunning, dismiss } }: { told: BulkTold; bulk: Bulk }) {
  const { access } = useOpenShop();
  return (
    <BulkOutcome
      report={told.report}
      notSent={told.notSent}
      onRetryFailed={told.retryFailed}
      retryOffReason={offReason(orderAccess(access, isRunning), false)}
      undo={told.undo}
      detail={told.requestId === null ? undefined : `request ${told.requestId}`}
      onDismiss={dismiss}
    />
  );
}

/** True from the first time on: the bar stays when its list empties, and with it the focus. */
function useOnceTrue(value: boolean): boolean {
  const [was, setWas] = useState(value);
  if (value && !was) setWas(true);
  return value || was;
}

function useSelectAllShortcut(list: ListSelection, selectionOff: string | undefined, box: RefObject<HTMLInputElement>) {
  useShortcuts([
    {
      id: 'select-all',
      keys: ['a'],
      label: 'Select all orders of the list, or none',
      group: 'List of orders',
      // The bar and the list share what they stand in.
      within: () => box.current?.closest('[role="group"]')?.parentElement ?? null,
      run: () => {
        if (box.current === null || selectionOff !== undefined) return false;
        list.toggleAll();
        return true;
      },
    },
  ]);
}
