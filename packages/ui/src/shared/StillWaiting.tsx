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
export function StillWaiting({ since, ...notice }: StillWaitingProps) {
  if (since === undefined) return <WaitNotice {...notice} />;
  return <PatientNotice key={since} since={since} {...notice} />;
}

function PatientNotice({ since, ...notice }: StillWaitingProps & { since: number }) {
  const [isLong, setLong] = useState(() => Date.now() >= since + patienceMs);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), Math.max(0, since + patienceMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isLong ? <WaitNotice {...notice} /> : null;
}

function WaitNotice({ subject = 'the server', onCancel, onRetry }: Omit<StillWaitingProps, 'since'>) {
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
