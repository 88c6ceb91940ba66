import { BlockStack, Card, Text } from '@shopify/polaris';

export interface CoverageCardProps {
  /** From what the figures below are worked out; null while that is on its way. */
  coverage: readonly (string | null)[];
  /** What they leave out, or what cannot be done here. */
  notes: readonly (string | null)[];
}

/** The label of figures that are worked out from lists. */
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
