import { alternativeTexts, type NotProvided } from '@hub/domain/inventory';
import { BlockStack, Card, Link, Text } from '@shopify/polaris';
import { useId } from 'react';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';

export interface NotProvidedScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  pageHeader: PageHeaderProps;
  /** Words of the tab. */
  tab: NotProvided;
  /** Where to go on; null for who may not go there. */
  insteadPath: string | null;
}

/** A tab of §2 for which no call exists: why there is nothing, and where to go on. */
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
