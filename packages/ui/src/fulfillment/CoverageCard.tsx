import { BlockStack, Card, Text } from '@shopify/polaris';

export interface CoverageCardProps {
  /** What the figures below are derived from; null while loading. */
  coverage: readonly (string | null)[];
  /** What they leave out, or what cannot be done here. */
  notes: readonly (string | null)[];
}

/** The label of derived figures. */
export function CoverageCard({ coverage, notes }: CoverageCardProps) {
  return (
    <Card>
      <BlockStack gap="200">
        {coverage.map(
          (sentence) =>
            sentence !== null && (
              <Text key={sentence} as="p">
                {sentence}
              </Text>
            ),
        )}
        {notes.map(
          (sentence) =>
            sentence !== null && (
              <Text key={sentence} as="p" tone="subdued">
                {sentence}
              </Text>
            ),
        )}
      </BlockStack>
    </Card>
  );
}
