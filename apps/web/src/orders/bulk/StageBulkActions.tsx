import { shortcutTexts } from '@hub/domain/shared';
import type { AllOrders } from '@hub/api-client/orders';
import type { OrderFilters } from '@hub/domain/dashboard';
import {
  backOrderChoices,
  bulkActions,
  bulkCheckingText,
  bulkOffers,
  bulkRunningText,
  bulkTexts,
  disabledReasonFor,
  errorOffers,
  leftOutOfSelectionText,
  type Order,
  orderTab,
  selectedOrders,
  selectingMatchesText,
  selectionCoverage,
  selectionLabel,
  type TabNumber,
  tabs,
  undoProgressText,
  undoStoppingText,
  orderScreenTexts,
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
import { ErrorBanner } from '@hub/ui/feedback';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useBulkActionsSlot } from './BulkActionsSlot.tsx';
import type { BulkStep } from './createBulkSending.ts';
import { type Bulk, type BulkResult, useBulk } from './useBulk.ts';
import { useBulkConsequence } from './useBulkConsequence.ts';
import { type SelectAllMatching, useSelectAllMatching } from './useSelectAllMatching.ts';
import type { ListSelection } from './useSelection.ts';

export interface StageBulkActionsProps {
  tab: TabNumber;
  filters: OrderFilters;
  placement: 'dashboard' | 'list';
  /** The shown page; null before the first reply. */
  orders: readonly Order[] | null;
  /** They are of the previous filter or page: the chosen one could not be loaded. */
  isStale: boolean;
  /** Why nothing can be selected; the rows show it too. */
  selectionDisabledReason: string | undefined;
  /** Unreadable orders of the page, which cannot be selected. */
  unreadable: number;
  /** The server has more pages. */
  isPaged: boolean;
  list: ListSelection;
  /** Called with the height of the sticky bar, px; a stable function. */
  onBarHeight(height: number): void;
  /** Below the bar: what sends orders that are not selected, such as all of one cause. */
  renderBelow?: ((bulk: Pick<Bulk, 'openPrompt' | 'isRunning'>) => ReactNode) | undefined;
}

/** Whether a stage has bulk actions (contract: not 1 and 4). */
export function hasBulk(tab: TabNumber): boolean {
  return bulkActions(tab).length > 0;
}

/** Bulk actions of one list: select all, buttons, prompt and outcome. */
export function StageBulkActions(props: StageBulkActionsProps) {
  const { tab, filters, placement, orders, isStale, selectionDisabledReason, unreadable, isPaged, list, onBarHeight } =
    props;
  const selectAllRef = useRef<HTMLInputElement>(null);
  const consequenceOf = useBulkConsequence();
  const [leftOut, setLeftOut] = useState<Pick<AllOrders, 'unreadable' | 'gap'>>(noneLeftOut);
  const bulk = useBulk({ tab, placement, onSettled: list.deselectSucceeded });
  const selectAllMatching = useSelectAllMatching(tab, filters, ({ orders: matching, unreadable: missed, gap }) => {
    list.selectMatching(matching);
    setLeftOut({ unreadable: missed, gap });
  });
  const coversAll = list.selection.selectedList?.covers === 'matching';
  const missing = coversAll ? leftOut : { unreadable, gap: null };
  const isBarShown = useHasBeenTrue(orders !== null && orders.length > 0);
  const isBusy = bulk.isRunning || selectAllMatching.collecting.step === 'fetching';
  const focusSelectAll = () => selectAllRef.current?.focus();
  useSelectAllShortcut(list, selectionDisabledReason, selectAllRef);

  const actions = (
    <FocusKeeper onFocusLost={focusSelectAll}>
      <Actions tab={tab} list={list} bulk={bulk} />
    </FocusKeeper>
  );
  return (
    <>
      {isBarShown && (
        <SelectAllBar
          listLabel={orderTab(tab).title}
          label={selectionLabel(list.count, tab)}
          state={list.state}
          coverage={
            orders === null || (list.count === 0 && (isStale || orders.length === 0))
              ? ''
              : selectionCoverage(list.selection, { orders, isEverything: !isPaged, hasGap: missing.gap !== null })
          }
          warning={list.count > 0 ? leftOutOfSelectionText(missing) : undefined}
          onReadAgain={
            list.count > 0 && missing.gap !== null && !isBusy && selectionDisabledReason === undefined
              ? selectAllMatching.start
              : undefined
          }
          disabledReason={selectionDisabledReason}
          onToggle={list.toggleAll}
          onClear={list.count > 0 ? list.clear : undefined}
          onSelectMatching={
            isPaged &&
            !coversAll &&
            selectionDisabledReason === undefined &&
            selectAllMatching.collecting.step !== 'fetching'
              ? selectAllMatching.start
              : undefined
          }
          onStickyHeightChange={placement === 'list' ? onBarHeight : undefined}
          checkboxRef={selectAllRef}
          progress={
            isBusy && (
              <FocusKeeper onFocusLost={focusSelectAll}>
                <Progress tab={tab} bulk={bulk} selectAllMatching={selectAllMatching} />
              </FocusKeeper>
            )
          }
          actions={
            placement === 'list' ? (
              actions
            ) : (
              <InHeader tab={tab}>{(list.count > 0 || bulk.isRunning) && actions}</InHeader>
            )
          }
        />
      )}
      <BulkNotices>
        {selectAllMatching.collecting.step === 'failed' && (
          <Notice focusSelectAll={focusSelectAll}>
            <ErrorBanner
              title={bulkTexts.loadingMatchesFailed}
              {...selectAllMatching.collecting.error}
              onRetry={selectAllMatching.start}
              onDismiss={selectAllMatching.cancel}
            />
          </Notice>
        )}
        {bulk.state.step === 'failed' && (
          <Notice focusSelectAll={focusSelectAll}>
            <ErrorBanner {...bulk.state.failure} onRetry={bulk.retry} onDismiss={bulk.cancel} />
          </Notice>
        )}
        {bulk.results.map((result) => (
          <Notice key={result.id} focusSelectAll={focusSelectAll}>
            <BulkResultNotice result={result} bulk={bulk} />
          </Notice>
        ))}
      </BulkNotices>
      {props.renderBelow?.(bulk)}
      {bulk.state.step === 'confirming' && (
        <BulkPrompt
          key={bulk.state.id}
          plan={bulk.state.plan}
          consequenceOf={consequenceOf}
          onConfirm={bulk.confirm}
          onCancel={bulk.cancel}
        />
      )}
    </>
  );
}

const noneLeftOut = { unreadable: 0, gap: null };

/** In the header of its card, which is sticky; without one above the list. */
function InHeader({ tab, children }: { tab: TabNumber; children: ReactNode }) {
  const slot = useBulkActionsSlot(tab);
  return slot === null ? <>{children}</> : createPortal(children, slot);
}

function Actions({ tab, list, bulk }: { tab: TabNumber; list: ListSelection; bulk: Bulk }) {
  const { access } = useOpenShop();
  const bulkAccess = orderAccess(access, bulk.isRunning);
  const offers =
    tab === tabs.errors
      ? errorOffers(selectedOrders(list.selection), bulkAccess)
      : bulkOffers(tab, list.count, bulkAccess);
  const shared = {
    label: orderScreenTexts.bulkFor(orderTab(tab).title),
    onChoose: (action: (typeof offers)[number]['action']) => bulk.openPrompt(action, selectedOrders(list.selection)),
  };
  if (tab === tabs.backOrders)
    return (
      <BackOrderSelect
        {...shared}
        choices={backOrderChoices(list.count)}
        disabledReason={offers[0]?.disabledReason ?? null}
      />
    );
  return <BulkActions {...shared} offers={offers} />;
}

/** Progress, in the sticky bar. */
function Progress({
  tab,
  bulk: { state, undoRelease, cancel, retry },
  selectAllMatching: { collecting, start, cancel: stopCollecting },
}: {
  tab: TabNumber;
  bulk: Bulk;
  selectAllMatching: SelectAllMatching;
}) {
  const { progress } = undoRelease;
  return (
    <>
      {collecting.step === 'fetching' && (
        <BulkProgress
          text={selectingMatchesText(collecting.loaded)}
          since={collecting.since}
          isCancellable
          onCancel={stopCollecting}
          onRetry={start}
        />
      )}
      {state.step === 'sending' && (
        <BulkProgress
          text={sendingText(tab, state)}
          progress={answeredOf(state.progress)}
          since={state.since}
          onCancel={cancel}
          onRetry={retry}
        />
      )}
      {progress && (
        <BulkProgress
          text={
            progress.isStopping ? undoStoppingText(progress.inFlight) : undoProgressText(progress.done, progress.all)
          }
          progress={progress}
          since={progress.since}
          isCancellable
          onCancel={undoRelease.stop}
          onRetry={undoRelease.retry}
        />
      )}
    </>
  );
}

function answeredOf(progress: BulkStep | undefined): { done: number; all: number } | undefined {
  if (progress?.step !== 'sending' || progress.answered === undefined) return undefined;
  return { done: progress.answered, all: progress.count };
}

function sendingText(tab: TabNumber, { intent, progress }: Extract<Bulk['state'], { step: 'sending' }>): string {
  const { action, orders } = intent;
  if (progress?.step === 'checking') return bulkCheckingText(orders.length, orderTab(tab).title);
  return bulkRunningText(action, progress?.count ?? orders.length);
}

function Notice({ focusSelectAll, children }: { focusSelectAll(): void; children: ReactNode }) {
  return (
    <BulkNotice>
      <FocusKeeper onFocusLost={focusSelectAll}>{children}</FocusKeeper>
    </BulkNotice>
  );
}

function BulkResultNotice({ result, bulk: { isRunning, dismiss } }: { result: BulkResult; bulk: Bulk }) {
  const { access } = useOpenShop();
  return (
    <BulkOutcome
      report={result.report}
      notSentGroups={result.notSent}
      onRetryFailed={result.retryFailed}
      sendAgain={result.sendAgain}
      retryDisabledReason={disabledReasonFor(orderAccess(access, isRunning), false)}
      undo={result.undo}
      detail={result.requestId === null ? undefined : `request ${result.requestId}`}
      onDismiss={() => dismiss(result.id)}
    />
  );
}

/** True from the first time on, so that the bar and the focus stay when the list empties. */
function useHasBeenTrue(value: boolean): boolean {
  const [hasBeenTrue, setHasBeenTrue] = useState(value);
  if (value && !hasBeenTrue) setHasBeenTrue(true);
  return value || hasBeenTrue;
}

function useSelectAllShortcut(
  list: ListSelection,
  selectionDisabledReason: string | undefined,
  selectAllRef: RefObject<HTMLInputElement>,
) {
  useShortcuts([
    {
      id: 'select-all',
      keys: ['a'],
      label: shortcutTexts.selectAll,
      group: 'List of orders',
      // The bar sticks within the element that it shares with the list.
      within: () => selectAllRef.current?.closest('[role="group"]')?.parentElement ?? null,
      run: () => {
        if (selectAllRef.current === null || selectionDisabledReason !== undefined) return false;
        list.toggleAll();
        return true;
      },
    },
  ]);
}
