import { hiddenStages } from '@hub/domain/dashboard';
import { Button, InlineStack, Text } from '@shopify/polaris';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface HiddenStagesCardProps {
  /** Path where a provider is connected; null without permission. */
  connectPath: string | null;
}

/** Below the stage cards until a provider is connected: which cards are hidden, and how to show them. */
export function HiddenStagesCard({ connectPath }: HiddenStagesCardProps) {
  return (
    <SectionCard title={hiddenStages.title} note={hiddenStages.note}>
      {connectPath === null ? (
        <Text as="p">{hiddenStages.noPermission}</Text>
      ) : (
        <InlineStack>
          <Button variant="primary" url={connectPath}>
            {hiddenStages.connect}
          </Button>
        </InlineStack>
      )}
    </SectionCard>
  );
}
