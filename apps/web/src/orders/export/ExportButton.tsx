import type { OrderFilters } from '@hub/domain/dashboard';
import type { TabNumber } from '@hub/domain/orders';
import { exportButtonTexts } from '@hub/domain/orders/export';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import { ActionButton } from '@hub/ui/actions';
import { useRef, useState } from 'react';
import { useOpenShop } from '../../session/OpenShop.ts';
import { useLazyDialogs } from '../../environment/useLazyDialogs.ts';
import type { ExportedCause } from './ExportedCause.ts';

export interface ExportButtonProps {
  /** The screen's filters as typed, the start of a custom search. */
  filters: OrderFilters;
  /** Filters of the orders that it shows; by default the same. */
  shownFilters?: OrderFilters;
  /** The list; none on the dashboard. */
  tab?: TabNumber;
  /** The cause whose orders the list shows; all by default. */
  cause?: ExportedCause | null;
}

/** Export of the dashboard and of every list; disabled without edit permission (§5). */
export function ExportButton({ filters, shownFilters = filters, tab, cause = null }: ExportButtonProps) {
  const { access } = useOpenShop();
  const opener = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const lazyDialogs = useLazyDialogs(isOpen, close);

  return (
    <span ref={opener}>
      <ActionButton
        label={exportButtonTexts.button}
        disabledReason={editDisabledReason(access, sections.dashboard)}
        onAction={() => setOpen(true)}
      />
      {lazyDialogs && (
        <lazyDialogs.ExportDialogSlot
          key={tab}
          open={isOpen}
          onClose={close}
          tab={tab}
          filters={filters}
          shownFilters={shownFilters}
          cause={cause}
          opener={opener}
        />
      )}
    </span>
  );
}
