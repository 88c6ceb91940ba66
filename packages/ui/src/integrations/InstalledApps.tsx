import { loadSubjects, feedbackTexts } from '@hub/domain/shared';
import {
  integrationNotes,
  integrationTexts,
  isInstalled,
  type Provider,
  storePlatforms,
} from '@hub/domain/integrations';
import { BlockStack, Card, Link, Text } from '@shopify/polaris';
import { SkeletonList } from '../feedback/index.ts';
import { AppCard } from './AppCard.tsx';
import { AppGrid } from './AppGrid.tsx';
import { ConnectionLines } from './ConnectionLines.tsx';
import { HealthLine } from './HealthLine.tsx';
import { SandboxBadges } from './SandboxBadges.tsx';
import type { ProviderApp, StoreApp } from './ProviderApp.ts';
import type { ProviderCardProps } from './ProviderCard.tsx';
import { StoreUrl } from './StoreCards.tsx';

export interface InstalledAppsProps {
  /** The store platform. */
  store: StoreApp;
  /** All providers; installed ones get a card. */
  apps: readonly ProviderApp[];
  /** State of the providers; the empty state shows only once they are loaded. */
  settingsState: ProviderCardProps['settingsState'];
  /** Path of a provider's settings; null without edit permission. */
  settingsPath: (provider: Provider) => string | null;
  /** Path of the directory; null without edit permission. */
  directoryPath: string | null;
}

const installedBadge = { text: integrationTexts.installed, tone: 'success' } as const;

/** "Installed Apps" (§2): the store platform and every installed 3PL. */
export function InstalledApps({ store, apps, settingsState, settingsPath, directoryPath }: InstalledAppsProps) {
  const isLoading = settingsState === 'loading';
  const active = apps.filter(({ details }) => details !== null && isInstalled(details));
  const platform = storePlatforms.find(({ isAvailable }) => isAvailable);
  if (isLoading && active.length === 0)
    return <SkeletonList rows={3} rowHeight={96} label={feedbackTexts.loading(loadSubjects.installedApps)} />;
  if (active.length === 0 && !store.isInstalled) {
    return (
      <Card>
        <FirstStep text={integrationNotes.nothingInstalled} path={directoryPath} />
      </Card>
    );
  }
  return (
    <BlockStack gap="300">
      <AppGrid label={integrationTexts.installed} isBusy={isLoading}>
        {store.isInstalled && platform && (
          <AppCard name={platform.name} mark={platform.mark} heading="h2" badge={installedBadge}>
            <StoreUrl url={store.url} />
          </AppCard>
        )}
        {active.map(({ provider, details, health, connections }) => {
          const path = settingsPath(provider);
          return (
            <AppCard
              key={provider.id}
              name={provider.name}
              mark={provider.thirdPartyId}
              heading="h2"
              badge={installedBadge}
              foot={
                path !== null && (
                  <Link url={path} accessibilityLabel={`${integrationTexts.viewSettings} ${provider.name}`}>
                    {integrationTexts.viewSettings}
                  </Link>
                )
              }
            >
              <SandboxBadges details={details} />
              <ConnectionLines provider={provider} connections={connections} />
              {health && <HealthLine health={health} />}
            </AppCard>
          );
        })}
      </AppGrid>
      {settingsState === 'ready' && active.length === 0 && (
        <FirstStep text={integrationNotes.noProviderConnected} path={directoryPath} />
      )}
    </BlockStack>
  );
}

/** Empty state, with a link for people with edit permission. */
function FirstStep({ text, path }: { text: string; path: string | null }) {
  return (
    <Text as="p">
      {text} {path !== null && <Link url={path}>{integrationNotes.connectFirst}</Link>}
    </Text>
  );
}
