import { slowAfterMs, feedbackTexts } from '@hub/domain/shared';
import { Banner, BlockStack, Button, InlineStack } from '@shopify/polaris';
import { useEffect, useState } from 'react';
import type { PendingRequest } from '../data/Loadable.ts';

export interface SlowRequestNoticeProps extends PendingRequest {
  /** Subject of "Still waiting for the orders." */
  subject?: string;
}

/**
 * Shown 10 s after `since` while a reply is pending (contract; §9: requests have no time limit); without `since` at
 * once.
 */
export function SlowRequestNotice({ since, ...notice }: SlowRequestNoticeProps) {
  if (since === undefined) return <SlowRequestBanner {...notice} />;
  return <DelayedNotice key={since} since={since} {...notice} />;
}

function DelayedNotice({ since, ...notice }: SlowRequestNoticeProps & { since: number }) {
  const [isSlow, setIsSlow] = useState(() => Date.now() >= since + slowAfterMs);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), Math.max(0, since + slowAfterMs - Date.now()));
    return () => clearTimeout(timer);
  }, [since]);
  return isSlow ? <SlowRequestBanner {...notice} /> : null;
}

function SlowRequestBanner({
  subject = feedbackTexts.server,
  onCancel,
  onRetry,
}: Omit<SlowRequestNoticeProps, 'since'>) {
  return (
    <Banner tone="info" title={feedbackTexts.waiting(subject)}>
      <BlockStack gap="200">
        <p>{feedbackTexts.slow}</p>
        {(onRetry || onCancel) && (
          <InlineStack gap="200">
            {onRetry && <Button onClick={onRetry}>{feedbackTexts.retry}</Button>}
            {onCancel && <Button onClick={onCancel}>{feedbackTexts.cancel}</Button>}
          </InlineStack>
        )}
      </BlockStack>
    </Banner>
  );
}
