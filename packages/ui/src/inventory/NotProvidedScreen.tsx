import { insteadTexts, type NotProvided } from '@hub/domain/inventory';
import { BlockStack, Card, Link, Text } from '@shopify/polaris';
import { useId } from 'react';
import { TabbedPage } from '../shared/index.ts';
import type { InventoryPlace } from './InventoryPlace.ts';

export interface NotProvidedScreenProps {
  /** Title and tabs of the area, and which of them is open. */
  place: InventoryPlace;
  /** Words of the tab. */
  tab: NotProvided;
  /** Where to go on; null for who may not go there. */
  insteadPath: string | null;
}

/** A tab of §2 for which no call exists: why there is nothing, and where to go on. */
export function NotProvidedScreen({ place, tab: { title, note, instead }, insteadPath }: NotProvidedScreenProps) {
  const titleId = useId();
  return (
    <TabbedPage {...place}>
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
                <Link url={insteadPath}>{insteadTexts[instead]}</Link>
              </p>
            )}
          </BlockStack>
        </Card>
      </section>
    </TabbedPage>
  );
}
