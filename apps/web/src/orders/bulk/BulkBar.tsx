import { shortcutTexts } from '@hub/domain/shared';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { disabledReasonFor } from '@hub/domain/orders/actions';
import {
  type BulkAction,
  bulkCheckingText,
  type BulkOffer,
  bulkRunningText,
  selectionLabel,
  undoProgressText,
  undoStoppingText,
  selectionTexts,
} from '@hub/domain/orders/bulk';
import { backOrderChoices } from '@hub/domain/orders/detail';
import { orderTab } from '@hub/domain/orders/list';
import {
  BackOrderSelect,
  BulkActions,
  BulkNotice,
  BulkNotices,
  BulkOutcome,
  BulkProgress,
  SelectAllBar,
  type SelectAllBarProps,
} from '@hub/ui/orders';
import { FocusKeeper } from '@hub/ui/actions';
import { ErrorBanner, type ErrorBannerProps } from '@hub/ui/feedback';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useShortcuts } from '../../shortcuts/ShortcutProvider.tsx';
import { orderAccess } from '../actions/orderAccess.ts';
import { useBulkActionsSlot } from './BulkActionsSlot.tsx';
import type { BulkStep } from './createBulkSending.ts';
import type { Bulk } from './useBulk.ts';
import type { BulkResult } from './useBulkOutcome.ts';
import type { BulkState } from './useBulkSending.ts';
import type { ListSelection } from './useSelection.ts';

export interface BulkBarProps extends Pick<SelectAllBarProps, 'coverage' | 'warning' | 'onReadAgain'> {
  tab: TabNumber;
  placement: 'dashboard' | 'list';
  /** The list has orders; from then on the bar stays. */
  hasOrders: boolean;
  /** Why nothing can be selected; the rows show it too. */
  disabledReason: string | undefined;
  list: Pick<ListSelection, 'count' | 'state' | 'toggleAll' | 'clear'>;
  bulk: Bulk;
  offers: readonly BulkOffer[];
  onChoose(action: BulkAction): void;
  /** Called with the height of the sticky bar, px; a stable function. */
  onBarHeight(height: number): void;
  /** Progress of the work before a prompt; `null` for none. */
  preparing: ReactNode;
  /** The failure before anything was sent. */
  failure: ErrorBannerProps | null;
}

/** Above a list: select all, its buttons, progress and outcome. */
export function BulkBar({
  tab,
  placement,
  hasOrders,
  disabledReason,
  list,
  bulk,
  offers,
  onChoose,
  onBarHeight,
  preparing,
  failure,
  ...bar
}: BulkBarProps) {
  const selectAllRef = useRef<HTMLInputElement>(null);
  const { sending, outcome } = bulk;
  const isShown = useHasBeenTrue(hasOrders);
  const focusSelectAll = () => selectAllRef.current?.focus();
  useSelectAllShortcut(list, disabledReason, selectAllRef);

  const actions = (
    <FocusKeeper onFocusLost={focusSelectAll}>
      <Actions tab={tab} count={list.count} offers={offers} onChoose={onChoose} />
    </FocusKeeper>
  );
  return (
    <>
      {isShown && (
        <SelectAllBar
          {...bar}
          listLabel={orderTab(tab).title}
          label={selectionLabel(list.count, tab)}
          state={list.state}
          disabledReason={disabledReason}
          onToggle={list.toggleAll}
          onClear={list.count > 0 ? list.clear : undefined}
          onStickyHeightChange={placement === 'list' ? onBarHeight : undefined}
          checkboxRef={selectAllRef}
          progress={
            (bulk.isRunning || preparing !== null) && (
              <FocusKeeper onFocusLost={focusSelectAll}>
                {preparing}
                <Progress tab={tab} bulk={bulk} />
              </FocusKeeper>
            )
          }
          actions={placement === 'list' ? actions : <InHeader tab={tab}>{actions}</InHeader>}
        />
      )}
      <BulkNotices>
        {failure && (
          <Notice focusSelectAll={focusSelectAll}>
            <ErrorBanner {...failure} />
          </Notice>
        )}
        {sending.state.step === 'failed' && (
          <Notice focusSelectAll={focusSelectAll}>
            <ErrorBanner {...sending.state.failure} onRetry={sending.retry} onDismiss={sending.cancel} />
          </Notice>
        )}
        {outcome.results.map((result) => (
          <Notice key={result.id} focusSelectAll={focusSelectAll}>
            <BulkResultNotice result={result} bulk={bulk} />
          </Notice>
        ))}
      </BulkNotices>
    </>
  );
}

/** In its card's sticky header; without one, above the list. */
function InHeader({ tab, children }: { tab: TabNumber; children: ReactNode }) {
  const slot = useBulkActionsSlot(tab);
  return slot === null ? <>{children}</> : createPortal(children, slot);
}

function Actions({
  tab,
  count,
  offers,
  onChoose,
}: Pick<BulkBarProps, 'tab' | 'offers' | 'onChoose'> & { count: number }) {
  const label = selectionTexts.bulkFor(orderTab(tab).title);
  if (tab === tabs.backOrders)
    return (
      <BackOrderSelect
        label={label}
        onChoose={onChoose}
        choices={backOrderChoices(count)}
        disabledReason={offers[0]?.disabledReason ?? null}
      />
    );
  return <BulkActions label={label} onChoose={onChoose} offers={offers} />;
}

/** Progress, in the sticky bar. */
function Progress({ tab, bulk: { sending, undoRelease } }: { tab: TabNumber; bulk: Bulk }) {
  const { state, cancel, retry } = sending;
  const { progress } = undoRelease;
  return (
    <>
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

function sendingText(tab: TabNumber, { intent, progress }: Extract<BulkState, { step: 'sending' }>): string {
  const { action, orders } = intent;
  if (progress?.step === 'checking') return bulkCheckingText(progress.count, orderTab(tab).title);
  return bulkRunningText(action, progress?.count ?? orders.length);
}

function Notice({ focusSelectAll, children }: { focusSelectAll(): void; children: ReactNode }) {
  return (
    <BulkNotice>
      <FocusKeeper onFocusLost={focusSelectAll}>{children}</FocusKeeper>
    </BulkNotice>
  );
}

function BulkResultNotice({ result, bulk: { isRunning, outcome } }: { result: BulkResult; bulk: Bulk }) {
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
      onDismiss={() => outcome.dismiss(result.id)}
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
  list: Pick<ListSelection, 'toggleAll'>,
  disabledReason: string | undefined,
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
        if (selectAllRef.current === null || disabledReason !== undefined) return false;
        list.toggleAll();
        return true;
      },
    },
  ]);
}
