import { BlockStack, Card, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';

export interface SectionCardProps {
  /** Heading. */
  title: string;
  /** Below the heading: the source of the facts, or why they cannot be changed. */
  note?: string | null | undefined;
  children?: ReactNode;
}

/** A card with a heading, which names its region, and a note. */
export function SectionCard({ title, note, children }: SectionCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Card>
        <BlockStack gap="300">
          <Text id={titleId} as="h2" variant="headingMd" breakWord>
            {title}
          </Text>
          {note && (
            <Text as="p" tone="subdued" breakWord>
              {note}
            </Text>
          )}
          {children}
        </BlockStack>
      </Card>
    </section>
  );
}
