import { isolated } from '@hub/domain/shared';
import { Banner, Button, InlineStack, Link, Text } from '@shopify/polaris';
import type { ReportButton, ReportLink, ReportTone } from './Report.ts';

export interface ReportBannerProps {
  tone: ReportTone;
  /** What happened, in the server's words or §8's. */
  message: string;
  /** Which order, which button; more for support. Drawn small. */
  detail?: string | undefined;
  buttons?: readonly ReportButton[] | undefined;
  link?: ReportLink | undefined;
  onDismiss: () => void;
}

/** What became of an action, above the list that it was done in (§8). */
export function ReportBanner({ tone, message, detail, buttons = [], link, onDismiss }: ReportBannerProps) {
  const hasMore = detail || buttons.length > 0 || link;
  return (
    <Banner tone={tone} title={isolated(message)} onDismiss={onDismiss}>
      {hasMore && (
        <InlineStack gap="300" blockAlign="center">
          {buttons.map(({ label, onAction }) => (
            <Button key={label} onClick={onAction}>
              {label}
            </Button>
          ))}
          {link && <Link url={link.path}>{link.label}</Link>}
          {detail && (
            <Text as="p" variant="bodySm" breakWord>
              <bdi>{detail}</bdi>
            </Text>
          )}
        </InlineStack>
      )}
    </Banner>
  );
}
