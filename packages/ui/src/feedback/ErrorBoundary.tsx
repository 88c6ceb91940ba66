import { isChunkLoadError, chunkLoadErrorTexts } from '@hub/domain/shared';
import type { ErrorInfo, ReactNode } from 'react';
import { Banner, Page } from '@shopify/polaris';
import { ErrorBoundary as ReactErrorBoundary, type FallbackProps } from 'react-error-boundary';

export interface ErrorBoundaryProps {
  /** What is inside, as in "The dashboard could not be shown". */
  name: string;
  /** Another value starts afresh; a route passes its address. */
  resetKey?: string | number | undefined;
  /** Called with the crash, so that it can be logged. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /**
   * Offers to load the page again: the only help where a file is missing, because the app was replaced by a newer one
   * meanwhile.
   */
  onReload?: (() => void) | undefined;
  /** What may crash. */
  children: ReactNode;
}

/** Keeps a crash in one part of the page from taking the rest with it: the shell and the navigation survive. */
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
    : { action: { content: 'Try again', onAction: onRetry }, secondaryAction: reloadAction };
  const banner = (
    <Banner tone="critical" title={`${name} could not be shown`} {...actions}>
      <p>
        {isNotLoaded
          ? chunkLoadErrorTexts.text
          : 'The rest of the page still works. If it happens again, reload the page.'}
      </p>
    </Banner>
  );
  // What offers to load the page again stands for a whole screen, and keeps a screen's distance from the edges.
  return onReload ? <Page>{banner}</Page> : banner;
}
