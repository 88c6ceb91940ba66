import { allOrdersFilters, areFiltersReady, describeFilters, type OrderFilters } from '@hub/domain/dashboard';
import { exportTexts, exportType, type TabNumber } from '@hub/domain/orders';
import { canEdit, noEditReason, sections } from '@hub/domain/permissions';
import { OrderFilterBar } from '@hub/ui/dashboard';
import { type ExportChoice, isRunningExport } from '@hub/ui/orders';
import { ActionButton } from '@hub/ui/actions';
import { useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import { useCurrentMinute } from '../../environment/useCurrentMinute.ts';
import { useExportJob } from './ExportJobProvider.tsx';

export interface ExportButtonProps {
  /** The screen's filters, the start of a custom search. */
  filters: OrderFilters;
  /** Preselected tab; none on the dashboard. */
  tab?: TabNumber;
}

/** Export of the dashboard and of every list; disabled without edit permission (§5). */
export function ExportButton({ filters, tab }: ExportButtonProps) {
  const { access, timeZone } = useOpenShop();
  const { job, state } = useExportJob();
  const now = useCurrentMinute();
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [custom, setCustom] = useState(filters);
  const lazyDialogs = useLazyDialogs(isOpen, () => setOpen(false));

  const open = () => {
    setCustom(filters);
    setOpen(true);
  };
  const start = ({ code, columns }: ExportChoice) => {
    const type = exportType(code);
    if (type === null) return;
    const requestedFilters = type.usesFilters ? custom : allOrdersFilters;
    job?.start({
      filters: requestedFilters,
      facts: {
        type,
        columns,
        filters: type.usesFilters ? describeFilters(custom) : null,
        timeZone,
        requestedAt: new Date(),
      },
    });
    setOpen(false);
  };
  const search = (text: string) => setCustom({ ...custom, search: text });

  return (
    <span ref={opener}>
      <ActionButton
        label={exportTexts.button}
        disabledReason={canEdit(access, sections.dashboard) ? null : noEditReason(sections.dashboard)}
        onAction={open}
      />
      {lazyDialogs && (
        <lazyDialogs.ExportDialog
          key={tab}
          open={isOpen}
          onClose={() => setOpen(false)}
          onExport={start}
          defaultCode={tab ?? null}
          filterBar={
            <OrderFilterBar
              label={exportTexts.customFilter}
              filters={custom}
              onChange={setCustom}
              onSearchInput={search}
              onSearchSubmit={search}
              timeZone={timeZone}
              now={now}
            />
          }
          filterWords={areFiltersReady(custom) ? describeFilters(custom) : null}
          timeZone={timeZone}
          now={now}
          isRunning={isRunningExport(state)}
          opener={opener}
        />
      )}
    </span>
  );
}
