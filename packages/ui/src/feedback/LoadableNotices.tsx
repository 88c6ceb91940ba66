import { type ReadGap, readAgainLabel, readGapText } from '@hub/domain/shared';
import { Banner } from '@shopify/polaris';
import { ErrorBanner } from './ErrorBanner.tsx';
import type { Loadable } from '../data/Loadable.ts';
import { LoadableNotice } from './LoadableNotice.tsx';
import { ForbiddenNotice } from './ForbiddenNotice.tsx';
import { errorBannerText } from './errorBannerText.ts';

export interface NamedLoadable {
  loadable: Loadable<unknown>;
  /** What is loaded: "the figures". */
  subject: string;
  /** Set when orders moved during the load; its Reload is the loadable's retry. */
  gap?: ReadGap | null | undefined;
}

interface LoadableNoticesProps {
  /** All loadables of the screen, in order. */
  loadables: readonly NamedLoadable[];
}

/** Problems of several loadables. An error they share, such as no connection, is shown once. */
export function LoadableNotices({ loadables }: LoadableNoticesProps) {
  const failed = loadables.flatMap(({ loadable, subject }) =>
    loadable.state === 'failed' ? [{ ...loadable, subject }] : [],
  );
  const messages = [...new Set(failed.map(({ message }) => message))];
  return (
    <>
      {messages.map((message) => {
        const failuresWithMessage = failed.filter((failure) => failure.message === message);
        if (failuresWithMessage.every(({ isForbidden }) => isForbidden))
          return <ForbiddenNotice key={message} message={message} />;
        const details = [
          ...new Set(failuresWithMessage.flatMap(({ detail }) => (detail === undefined ? [] : [detail]))),
        ];
        const retries = failuresWithMessage.flatMap(({ onRetry }) => (onRetry === undefined ? [] : [onRetry]));
        const retryAll = () => {
          for (const retry of retries) retry();
        };
        const staleSubjects = failuresWithMessage.flatMap(({ isStale, subject }) => (isStale ? [subject] : []));
        return (
          <ErrorBanner
            key={message}
            {...errorBannerText(message, staleSubjects)}
            detail={details.join('; ') || undefined}
            onRetry={retries.length > 0 ? retryAll : undefined}
          />
        );
      })}
      {loadables.map(
        ({ loadable, subject }) =>
          loadable.state !== 'failed' && <LoadableNotice key={subject} loadable={loadable} subject={subject} />,
      )}
      {loadables.map(({ loadable, subject, gap }) => gap && <GapNotice key={subject} gap={gap} loadable={loadable} />)}
    </>
  );
}

/** Shown with the value until it is loaded again. */
function GapNotice({ gap, loadable }: { gap: ReadGap; loadable: Loadable<unknown> }) {
  const onReadAgain = loadable.state === 'ready' && loadable.isRefreshing !== true ? loadable.onRetry : undefined;
  return (
    <Banner tone="warning" {...(onReadAgain && { action: { content: readAgainLabel, onAction: onReadAgain } })}>
      <p>{readGapText(gap)}</p>
    </Banner>
  );
}
