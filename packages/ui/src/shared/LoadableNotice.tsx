import { ErrorBanner } from './ErrorBanner.tsx';
import type { Loadable } from './Loadable.ts';
import { RefusalNotice } from './RefusalNotice.tsx';
import { StillWaiting } from './StillWaiting.tsx';
import { troubleWords } from './troubleWords.ts';

export interface LoadableNoticeProps {
  /** Only its state is read; the value is drawn by whoever owns it. */
  of: Loadable<unknown>;
  /** What is awaited, as in "Still waiting for the figures". */
  subject: string;
}

/**
 * The trouble with something that is asked for, above what it shows: an error with Retry, a permission that is missing,
 * or a wait that has become long.
 */
export function LoadableNotice({ of: loadable, subject }: LoadableNoticeProps) {
  if (loadable.state === 'failed') {
    const { message, detail, onRetry, isRefused, isOfBefore } = loadable;
    if (isRefused) return <RefusalNotice message={message} />;
    return <ErrorBanner {...troubleWords(message, isOfBefore ? [subject] : [])} detail={detail} onRetry={onRetry} />;
  }
  const isWaiting = loadable.state === 'loading' || loadable.refreshing === true;
  if (!isWaiting || loadable.since === undefined) return null;
  return (
    <StillWaiting subject={subject} since={loadable.since} onCancel={loadable.onCancel} onRetry={loadable.onRetry} />
  );
}
