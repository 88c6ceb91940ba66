import { editDisabledReason, sections } from '@hub/domain/permissions';
import { shownValue } from '@hub/ui/data';
import { BackfillCard } from '@hub/ui/store';
import { useOpenShop } from '../session/OpenShop.ts';
import { useStoreActions } from './useStoreActions.ts';
import { useStoreStatus } from './useStoreStatus.ts';

/** How far the store's orders are read; nothing where that is not known. */
export function BackfillSlot() {
  const { access, timeZone } = useOpenShop();
  const loadable = useStoreStatus();
  const { start, busy } = useStoreActions();
  const status = loadable && shownValue(loadable);
  if (status === null || status.backfill.state === 'none') return null;
  return (
    <BackfillCard
      backfill={status.backfill}
      timeZone={timeZone}
      disabledReason={editDisabledReason(access, sections.settings)}
      isBusy={busy.has('read')}
      onResume={() => start({ type: 'read' })}
    />
  );
}
