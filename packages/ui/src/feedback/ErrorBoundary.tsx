import { isChunkLoadError, chunkLoadErrorTexts, feedbackTexts } from '@hub/domain/shared';
import type { ErrorInfo, ReactNode } from 'react';
import { Banner, Page } from '@shopify/polaris';
import { ErrorBoundary as ReactErrorBoundary, type FallbackProps } from 'react-error-boundary';

export interface ErrorBoundaryProps {
  /** Subject of "… could not be shown". */
  name: string;
  /** A new value resets the boundary; routes pass their path. */
  resetKey?: string | number | undefined;
  /** Called with the error, for logging. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /** Offers a reload, for files missing after a newer version was deployed. */
  onReload?: (() => void) | undefined;
  /** Content that may crash. */
  children: ReactNode;
}

/** Confines a crash to its part of the page. */
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
  // With a reload it replaces a whole screen and needs a screen's padding.
  return onReload ? <Page>{banner}</Page> : banner;
}
