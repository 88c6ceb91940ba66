import type { UpcomingBatchSummary } from '@hub/domain/batching';
import { editDisabledReason, sections } from '@hub/domain/permissions';
import { SendNowDialog, UpcomingBatchesScreen } from '@hub/ui/fulfillment';
import { useState, useEffect } from 'react';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useOrderPath } from '../../orders/list/useOrderPath.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { batchPath } from './batchPaths.ts';
import { usePauseBatching } from './usePauseBatching.ts';
import { useSendDisabledReason, useSendNow } from './useBatchSending.ts';
import { useUpcomingBatches, useUpcomingOrders } from './useUpcomingBatches.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';

/** `/app/fulfillment/batching`. */
export function UpcomingBatchesTab(props: ScreenProps) {
  const { access, timeZone } = useOpenShop();
  const tabPath = (slug: string) => props.route.tabs.find((tab) => tab.slug === slug)?.path ?? props.route.path;
  const [open, setOpen] = useState<{ locationId: string; page: number } | null>(null);
  const [confirming, setConfirming] = useState<UpcomingBatchSummary | null>(null);
  const openOrders = useUpcomingOrders(open?.locationId ?? null, open?.page ?? 1);
  const { pause, pending } = usePauseBatching();
  const sendNow = useSendNow({
    batchPath: (batchId) => batchPath(tabPath('batch-history'), batchId),
    onSent: () => setConfirming(null),
  });
  const close = () => {
    sendNow.reset();
    setConfirming(null);
  };
  return (
    <>
      <UpcomingBatchesScreen
        pageHeader={usePageHeader(props)}
        upcoming={useUpcomingBatches()}
        openLocation={open?.locationId ?? null}
        openOrders={open && { orders: openOrders, page: open.page }}
        orderPath={useOrderPath()}
        locationsPath={tabPath('locations')}
        timeZone={timeZone}
        now={useCurrentSecond()}
        pauseDisabledReason={editDisabledReason(access, sections.locations)}
        sendDisabledReason={useSendDisabledReason()}
        pausing={pending}
        onToggleOrders={(locationId) => setOpen(open?.locationId === locationId ? null : { locationId, page: 1 })}
        onPageChange={(page) => setOpen(open && { ...open, page })}
        onSendNow={setConfirming}
        onPause={pause}
      />
      {confirming !== null && (
        <SendNowDialog
          batch={confirming}
          isSending={sendNow.isPending}
          sending={sendNow.sending}
          failure={sendNow.failure}
          onSend={() => sendNow.send(confirming)}
          onClose={close}
        />
      )}
    </>
  );
}

const secondMs = 1_000;

/** The current time, updated once a second; for countdowns. */
function useCurrentSecond(): Date {
  const { now } = useAppEnvironment();
  const [second, setSecond] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setSecond(now()), secondMs);
    return () => clearInterval(timer);
  }, [now]);
  return second;
}
