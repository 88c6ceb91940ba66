import type { BatchRecord } from '@hub/domain/batching';
import { BatchDetailScreen, BatchListScreen, SendAgainDialog } from '@hub/ui/fulfillment';
import { useState } from 'react';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { useAddress } from '../../address/useAddress.ts';
import { useOrderPath } from '../../orders/list/useOrderPath.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';
import { batchPath, olderBatchesPath } from './batchPaths.ts';
import { useBatch, useBatchList } from './useBatchHistory.ts';
import { useSendAgain, useSendDisabledReason } from './useBatchSending.ts';

/** `/app/fulfillment/batch-history`: the list, or the batch in `?batch=`. */
export function BatchHistoryScreens(props: ScreenProps) {
  const [address] = useAddress();
  const batchId = address.get('batch');
  const historyPath = props.tab?.path ?? props.route.path;
  return batchId ? (
    <BatchDetail key={batchId} batchId={batchId} historyPath={historyPath} />
  ) : (
    <BatchList {...props} historyPath={historyPath} before={address.get('before')} />
  );
}

function BatchList({ historyPath, before, ...props }: ScreenProps & { historyPath: string; before: string | null }) {
  const { timeZone } = useOpenShop();
  return (
    <BatchListScreen
      pageHeader={usePageHeader(props)}
      batches={useBatchList(before)}
      batchPath={(batchId) => batchPath(historyPath, batchId)}
      newestPath={before === null ? null : historyPath}
      olderPath={(batchId) => olderBatchesPath(historyPath, batchId)}
      timeZone={timeZone}
    />
  );
}

function BatchDetail({ batchId, historyPath }: { batchId: string; historyPath: string }) {
  const { timeZone } = useOpenShop();
  const [page, setPage] = useState(1);
  const [confirming, setConfirming] = useState<BatchRecord | null>(null);
  const sendAgain = useSendAgain();
  const orderPath = useOrderPath();
  return (
    <>
      <BatchDetailScreen
        batchId={batchId}
        batch={useBatch(batchId, page)}
        page={page}
        historyPath={historyPath}
        orderPath={orderPath}
        timeZone={timeZone}
        sendDisabledReason={useSendDisabledReason()}
        onPageChange={setPage}
        onSendAgain={setConfirming}
      />
      {confirming !== null && (
        <SendAgainDialog
          batch={confirming}
          results={sendAgain.sent}
          isSending={sendAgain.isPending}
          sending={sendAgain.sending}
          failure={sendAgain.failure}
          orderPath={orderPath}
          onSend={() => sendAgain.send(batchId)}
          onClose={() => {
            sendAgain.reset();
            setConfirming(null);
          }}
        />
      )}
    </>
  );
}
