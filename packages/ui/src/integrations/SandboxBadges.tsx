import { accountTitle, integrationNotes, type ThirdPartyDetails } from '@hub/domain/integrations';
import { Badge, InlineStack } from '@shopify/polaris';

export interface SandboxBadgesProps {
  /** What is saved for a provider; null: nothing. */
  details: ThirdPartyDetails | null;
}

/** Which accounts of a provider are sandbox accounts, on its card. */
export function SandboxBadges({ details }: SandboxBadgesProps) {
  const settings = details?.settings ?? null;
  if (settings?.shape === 'flat') return settings.isSandbox && <SandboxBadge text={integrationNotes.sandbox} />;
  const accounts = settings?.accounts ?? [];
  if (!accounts.some(({ isSandbox }) => isSandbox)) return null;
  return (
    <InlineStack gap="100">
      {accounts.map(
        ({ isSandbox, values }, index) =>
          isSandbox && (
            // oxlint-disable-next-line react/no-array-index-key -- accounts have no id but their index (§4)
            <SandboxBadge
              key={index}
              text={`${integrationNotes.sandbox}: ${accountTitle(values.name ?? '', index + 1)}`}
            />
          ),
      )}
    </InlineStack>
  );
}

function SandboxBadge({ text }: { text: string }) {
  return (
    <div>
      <Badge tone="info">{text}</Badge>
    </div>
  );
}
