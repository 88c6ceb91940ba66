import { patienceMs } from '@hub/domain/shared';
import { Banner, BlockStack, Button, InlineStack } from '@shopify/polaris';
import { useEffect, useState } from 'react';
import type { Waiting } from './Loadable.ts';

export interface StillWaitingProps extends Waiting {
  /** What is awaited, as in "Still waiting for the orders." */
  subject?: string;
}

/**
 * Says after 10 seconds that an answer is still awaited (contract; §9: no request is ever timed out). The patience runs
 * from `since`; without `since` the caller has waited already and it shows at once.
 */
export function StillWaiting({ since, subject = 'the server', onCancel, onRetry }: StillWaitingProps) {
  const isLong = useHasPassed(since === undefined ? undefined : since + patienceMs);
  if (!isLong) return null;
  return (
    <Banner tone="info" title={`Still waiting for ${subject}`}>
      <BlockStack gap="200">
        <p>It takes longer than usual. Nothing is lost: wait on, ask again, or give up.</p>
        {(onRetry || onCancel) && (
          <InlineStack gap="200">
            {onRetry && <Button onClick={onRetry}>Retry</Button>}
            {onCancel && <Button onClick={onCancel}>Cancel</Button>}
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}

/** True from `moment` (epoch milliseconds) on; undefined has always passed. */
function useHasPassed(moment: number | undefined): boolean {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (moment === undefined) return;
    const timer = setTimeout(() => setNow(Date.now()), Math.max(0, moment - Date.now()));
    return () => clearTimeout(timer);
  }, [moment]);
  return moment === undefined || Math.max(now, Date.now()) >= moment;
}
