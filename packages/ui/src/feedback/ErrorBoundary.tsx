import { isChunkLoadError, chunkLoadErrorTexts, feedbackTexts } from '@hub/domain/shared';
import type { ErrorInfo, ReactNode } from 'react';
import { Banner, Page } from '@shopify/polaris';
import { ErrorBoundary as ReactErrorBoundary, type FallbackProps } from 'react-error-boundary';

export interface ErrorBoundaryProps {
  /** Subject of "… could not be shown". */
  name: string;
  /** A new value resets the boundary; routes pass their address. */
  resetKey?: string | number | undefined;
  /** Called with the crash, so that it can be logged. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Offers a reload: needed where a file is missing because a newer version was deployed. */
  onReload?: (() => void) | undefined;
  /** What may crash. */
  children: ReactNode;
}

/** Confines a crash to one part of the page. */
export function ErrorBoundary({ name, resetKey, onError, onReload, children }: ErrorBoundaryProps) {
  const renderBanner = ({ error, resetErrorBoundary }: FallbackProps) => (
    <CrashBanner name={name} error={error} onRetry={() => resetErrorBoundary()} onReload={onReload} />
  );
  return (
    <ReactErrorBoundary resetKeys={[resetKey]} fallbackRender={renderBanner} {...(onError && { onError })}>
      {children}
    </ReactErrorBoundary>
  );
}

interface CrashBannerProps extends Pick<ErrorBoundaryProps, 'name' | 'onReload'> {
  error: unknown;
  onRetry(): void;
}

function CrashBanner({ name, error, onRetry, onReload }: CrashBannerProps) {
  const isNotLoaded = isChunkLoadError(error);
  const reloadAction = onReload && { content: chunkLoadErrorTexts.reload, onAction: onReload };
  const actions = isNotLoaded
    ? { action: reloadAction }
    : { action: { content: feedbackTexts.tryAgain, onAction: onRetry }, secondaryAction: reloadAction };
  const banner = (
    <Banner tone="critical" title={feedbackTexts.crashed(name)} {...actions}>
      <p>{isNotLoaded ? chunkLoadErrorTexts.text : feedbackTexts.crashNote}</p>
    </Banner>
  );
  // With a reload it stands for a whole screen and needs a screen's padding.
  return onReload ? <Page>{banner}</Page> : banner;
}
