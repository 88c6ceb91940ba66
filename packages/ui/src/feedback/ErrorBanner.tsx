import { bidiIsolate, feedbackTexts } from '@hub/domain/shared';
import { Banner, BlockStack, Text } from '@shopify/polaris';

export interface ErrorBannerProps {
  /** Red needs a person; `warning` does not. */
  tone?: 'critical' | 'warning';
  /** What happened and what to do next, for people. */
  message: string;
  /** Heading; most messages need none. */
  title?: string | undefined;
  /** For support, such as the endpoint; in small print. */
  detail?: string | undefined;
  /** `X-Request-Id` of the failed call. */
  requestId?: string | null | undefined;
  /** Called on Retry; absent: no such button. */
  onRetry?: (() => void) | undefined;
  /** Label of that button; "Retry" by default. */
  retryLabel?: string | undefined;
  /** Called on dismiss; absent: it stays. */
  onDismiss?: (() => void) | undefined;
}

/** An error: message, support details and Retry. What the page already shows stays below. */
export function ErrorBanner({
  tone = 'critical',
  message,
  title,
  detail,
  requestId,
  onRetry,
  retryLabel = feedbackTexts.retry,
  onDismiss,
}: ErrorBannerProps) {
  const supportDetails = [detail, requestId ? feedbackTexts.requestId(requestId) : null].filter(Boolean).join(' · ');
  return (
    <Banner
      tone={tone}
      title={title ?? bidiIsolate(message)}
      {...(onRetry ? { action: { content: retryLabel, onAction: onRetry } } : {})}
      {...(onDismiss ? { onDismiss } : {})}
    >
      {(title || supportDetails) && (
        <BlockStack gap="100">
          {title && <p dir="auto">{message}</p>}
          {supportDetails && (
            <Text as="p" variant="bodySm" breakWord>
              {supportDetails}
            </Text>
          )}
        </BlockStack>
      )}
    </Banner>
  );
}
