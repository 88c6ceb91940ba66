import { bidiIsolate } from '@hub/domain/shared';
import { Banner, Button, InlineStack, Link, Text } from '@shopify/polaris';
import type { NoticeAction, NoticeLink, NoticeTone } from './NoticeAction.ts';

export interface ActionResultBannerProps {
  tone: NoticeTone;
  /** The server's message, or the one of §8. */
  message: string;
  /** Order, button and support details, in small print. */
  detail?: string | undefined;
  buttons?: readonly NoticeAction[] | undefined;
  link?: NoticeLink | undefined;
  onDismiss: () => void;
}

/** The result of an action, above its list (§8). */
export function ActionResultBanner({ tone, message, detail, buttons = [], link, onDismiss }: ActionResultBannerProps) {
  const hasContent = detail || buttons.length > 0 || link;
  return (
    <Banner tone={tone} title={bidiIsolate(message)} onDismiss={onDismiss}>
      {hasContent && (
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
