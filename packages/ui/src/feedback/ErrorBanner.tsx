import { bidiIsolate } from '@hub/domain/shared';
import { Banner, BlockStack, Text } from '@shopify/polaris';

export interface ErrorBannerProps {
  /** Red is for what needs a person; `warning` for what the page gets along without. */
  tone?: 'critical' | 'warning';
  /** What happened and what to do next, in words for a person. */
  message: string;
  /** What did not work, as a heading; most messages need none. */
  title?: string | undefined;
  /** What support needs, such as the endpoint; drawn small. */
  detail?: string | undefined;
  /** The id that the server's log knows the failed call by. */
  requestId?: string | null | undefined;
  /** "Retry" was pressed; when absent there is no such button. */
  onRetry?: (() => void) | undefined;
  /** The banner was dismissed; when absent it stays. */
  onDismiss?: (() => void) | undefined;
}

/** Something failed: what, which call for support, and the way on. What the page already shows stays below it. */
export function ErrorBanner({
  tone = 'critical',
  message,
  title,
  detail,
  requestId,
  onRetry,
  onDismiss,
}: ErrorBannerProps) {
  const supportDetails = [detail, requestId ? `Request id: ${requestId}` : null].filter(Boolean).join(' · ');
  return (
    <Banner
      tone={tone}
      title={title ?? bidiIsolate(message)}
      {...(onRetry ? { action: { content: 'Retry', onAction: onRetry } } : {})}
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
