import { alternativeTexts, type NotProvided } from '@hub/domain/inventory';
import { BlockStack, Card, Link, Text } from '@shopify/polaris';
import { useId } from 'react';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';

export interface NotProvidedScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** Text of the tab. */
  tab: NotProvided;
  /** Path of the alternative; null without permission. */
  insteadPath: string | null;
}

/** A tab of §2 without a call: why it is empty, and a link to the alternative. */
export function NotProvidedScreen({
  pageHeader,
  tab: { title, note, alternative },
  insteadPath,
}: NotProvidedScreenProps) {
  const titleId = useId();
  return (
    <TabbedPage {...pageHeader}>
      <section aria-labelledby={titleId}>
        <Card>
          <BlockStack gap="300">
            <Text id={titleId} as="h2" variant="headingMd">
              {title}
            </Text>
            <Text as="p" tone="subdued">
              {note}
            </Text>
            {insteadPath !== null && (
              <p>
                <Link url={insteadPath}>{alternativeTexts[alternative]}</Link>
              </p>
            )}
          </BlockStack>
        </Card>
      </section>
    </TabbedPage>
  );
}
