import { createExportJob } from '@hub/api-client/orders';
import {
  allOrdersFilters,
  areFiltersReady,
  describeFilters,
  filterDebounceMs,
  filterSlug,
  type OrderFilters,
} from '@hub/domain/dashboard';
import { type TabNumber, tabs } from '@hub/domain/orders';
import { describeCause } from '@hub/domain/orders/errors';
import { customSearchCode, exportTexts, isRunningExport, viewCode, viewExportType } from '@hub/domain/orders/export';
import { fieldFilterTexts, orderTab } from '@hub/domain/orders/list';
import { calendarDay } from '@hub/domain/shared';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { type ExportChoice, ExportDialog } from '@hub/ui/orders';
import { type RefObject, useEffect, useState } from 'react';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import type { ExportedCause } from './ExportedCause.ts';
import { useFilterChoices } from '../useFilterChoices.ts';
import { useExportJob } from './ExportJobProvider.tsx';
import { useExportCounts } from './useExportCounts.ts';

export interface ExportDialogSlotProps {
  open: boolean;
  onClose(): void;
  /** The list; none on the dashboard. */
  tab: TabNumber | undefined;
  /** The screen's filters as typed, the start of a custom search. */
  filters: OrderFilters;
  /** Filters of the orders that it shows. */
  shownFilters: OrderFilters;
  /** The cause whose orders the list shows; `null`: it shows all. */
  cause: ExportedCause | null;
  opener: RefObject<HTMLElement>;
}

/** The export's dialog with its counts. On a list its view is preselected, on the dashboard nothing (§5). */
export function ExportDialogSlot({ open, onClose, tab, filters, shownFilters, cause, opener }: ExportDialogSlotProps) {
  const { timeZone } = useOpenShop();
  const filterChoices = useFilterChoices();
  const { start, state } = useExportJob();
  const now = useCurrentMinute();
  const { custom, settled, setCustom, type, submit } = useCustomFilters(open, filters);
  const view = { tab: tab ?? tabs.all, filters: shownFilters };
  const counts = useExportCounts({ view, cause, custom: settled, enabled: open });
  const causeKey = cause?.key ?? null;
  const viewWords = [
    orderTab(view.tab).title,
    filtersInWords(shownFilters),
    ...(cause === null ? [] : [describeCause(cause.text)]),
  ].join(', ');

  const startExport = ({ type: chosen, columns }: ExportChoice) => {
    const requested = { [viewCode]: shownFilters, [customSearchCode]: custom }[String(chosen.code)];
    const isView = chosen.code === viewCode;
    const chosenCause = isView ? causeKey : null;
    start(createExportJob, {
      filters: requested ?? allOrdersFilters,
      causeKey: chosenCause,
      facts: {
        type: chosen,
        columns,
        filters: requested ? (isView ? viewWords : filtersInWords(custom)) : null,
        // Orders of other causes are read too.
        expected: chosenCause === null ? counts.get(chosen.code) : undefined,
        timeZone,
        requestedAt: new Date(),
      },
    });
    onClose();
  };

  return (
    <ExportDialog
      open={open}
      onClose={onClose}
      onExport={startExport}
      defaultCode={tab === undefined ? null : viewCode}
      view={viewExportType(view.tab, {
        slug: filterSlug(shownFilters, cause?.text),
        day: calendarDay(now.getTime(), timeZone),
      })}
      viewWords={viewWords}
      counts={counts}
      filterBar={
        <OrderFilterBar
          label={exportTexts.customFilter}
          filters={custom}
          {...filterChoices}
          onChange={setCustom}
          onSearchInput={type}
          onSearchSubmit={submit}
          timeZone={timeZone}
          now={now}
        />
      }
      filterWords={areFiltersReady(custom) ? filtersInWords(custom) : null}
      timeZone={timeZone}
      now={now}
      isRunning={isRunningExport(state)}
      opener={opener}
    />
  );
}

/** The filters of a custom search, initially the screen's; `settled`: after the pause of §5. */
function useCustomFilters(isOpen: boolean, filters: OrderFilters) {
  const [custom, setCustom] = useState(filters);
  const [settled, setSettled] = useState(filters);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) {
      setCustom(filters);
      setSettled(filters);
    }
  }
  useEffect(() => {
    const timer = setTimeout(() => setSettled(custom), filterDebounceMs);
    return () => clearTimeout(timer);
  }, [custom]);
  const change = (next: OrderFilters) => {
    setCustom(next);
    setSettled(next);
  };
  return {
    custom,
    settled,
    setCustom: change,
    type: (search: string) => setCustom({ ...custom, search }),
    submit: (search: string) => change({ ...custom, search }),
  };
}

function filtersInWords(filters: OrderFilters): string {
  return describeFilters(filters, fieldFilterTexts(filters.fields));
}
