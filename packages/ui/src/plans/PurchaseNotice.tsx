import { otherSubjects } from '@hub/domain/shared';
import { ErrorBanner, SlowRequestNotice } from '../feedback/index.ts';
import type { PlanPurchase } from './PlanPurchase.ts';

export interface PurchaseNoticeProps {
  purchase: PlanPurchase;
}

/** Problem of a purchase: failed or slow. */
export function PurchaseNotice({ purchase: { running, failure } }: PurchaseNoticeProps) {
  if (failure) return <ErrorBanner message={failure.message} detail={failure.detail} />;
  if (running?.since === undefined) return null;
  return (
    <SlowRequestNotice
      subject={otherSubjects.purchase}
      since={running.since}
      onCancel={running.onCancel}
      onRetry={running.onRetry}
    />
  );
}
