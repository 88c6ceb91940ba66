import { ErrorBanner } from './ErrorBanner.tsx';
import type { Loadable } from '../data/Loadable.ts';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import { SlowRequestNotice } from './SlowRequestNotice.tsx';
import { errorBannerText } from './errorBannerText.ts';

export interface LoadableNoticeProps {
  /** Only its state is read. */
  loadable: Loadable<unknown>;
  /** Object of "Still waiting for …". */
  subject: string;
}

/** Problems of a `Loadable`: an error with Retry, a missing permission, or a long wait. */
export function LoadableNotice({ loadable, subject }: LoadableNoticeProps) {
  if (loadable.state === 'failed') {
    const { message, detail, onRetry, isForbidden, isStale } = loadable;
    if (isForbidden) return <ForbiddenNotice message={message} />;
    return <ErrorBanner {...errorBannerText(message, isStale ? [subject] : [])} detail={detail} onRetry={onRetry} />;
  }
  const isPending = loadable.state === 'loading' || loadable.isRefreshing === true || loadable.isInBackground === true;
  if (!isPending || loadable.since === undefined) return null;
  return (
    <SlowRequestNotice
      subject={subject}
      since={loadable.since}
      onCancel={loadable.onCancel}
      onRetry={loadable.onRetry}
    />
  );
}
