import { isChunkLoadError, chunkLoadErrorTexts } from '@hub/domain/shared';
import { Component, type ErrorInfo, type ReactNode } from 'react';
import { Banner, Page } from '@shopify/polaris';

export interface ErrorBoundaryProps {
  /** What is inside, as in "The dashboard could not be shown". */
  name: string;
  /** Another value starts afresh; a route passes its address. */
  resetKey?: string | number | undefined;
  /** Told of the crash, so that it can be logged. */
  onError?: ((error: unknown, info: ErrorInfo) => void) | undefined;
  /**
   * Offers to load the page again: the only help where a file is missing, because the app was replaced by a newer one
   * meanwhile.
   */
  onReload?: (() => void) | undefined;
  /** What may crash. */
  children: ReactNode;
}

interface ErrorBoundaryState {
  failure: 'crash' | 'notLoaded' | null;
  resetKey: string | number | undefined;
}

/** Keeps a crash in one part of the page from taking the rest with it: the shell and the navigation survive. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failure: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { failure: isChunkLoadError(error) ? 'notLoaded' : 'crash' };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { failure: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown, info: ErrorInfo): void {
    this.props.onError?.(error, info);
  }

  override render(): ReactNode {
    const { failure } = this.state;
    if (failure === null) return this.props.children;
    const { name, onReload } = this.props;
    const reloadAction = onReload && { content: chunkLoadErrorTexts.reload, onAction: onReload };
    const retryAction = { content: 'Try again', onAction: () => this.setState({ failure: null }) };
    const banner = (
      <Banner
        tone="critical"
        title={`${name} could not be shown`}
        {...(failure === 'crash' ? { action: retryAction, secondaryAction: reloadAction } : { action: reloadAction })}
      >
        <p>
          {failure === 'crash'
            ? 'The rest of the page still works. If it happens again, reload the page.'
            : chunkLoadErrorTexts.text}
        </p>
      </Banner>
    );
    // What offers to load the page again stands for a whole screen, and keeps a screen's distance from the edges.
    return onReload ? <Page>{banner}</Page> : banner;
  }
}
