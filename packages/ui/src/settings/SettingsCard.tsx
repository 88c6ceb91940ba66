import { BlockStack, Card, Text } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';

export interface SettingsCardProps {
  title: string;
  /** Below the heading: the source of the facts, or why they cannot be changed. */
  note?: string | null | undefined;
  children?: ReactNode;
}

/** A card of a settings tab. */
export function SettingsCard({ title, note, children }: SettingsCardProps) {
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
