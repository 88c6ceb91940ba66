import { integrationTexts, type Provider, type ProviderId } from '@hub/domain/integrations';
import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { AppGrid } from './AppGrid.tsx';
import type { ProviderApp, StoreApp } from './ProviderApp.ts';
import { ProviderCard, type ProviderCardProps } from './ProviderCard.tsx';
import { StoreCards } from './StoreCards.tsx';

export interface AppDirectoryProps {
  /** The store platform. */
  store: StoreApp;
  /** The ten providers, in the catalog's order. */
  apps: readonly ProviderApp[];
  /** The saved settings are loaded, loading or failed. */
  settingsState: ProviderCardProps['settingsState'];
  /** Whether "View Settings" is offered (§2). */
  canEdit: boolean;
  /** Providers with an open form. */
  openProviders: ReadonlySet<ProviderId>;
  /** "View Settings" of a provider was pressed. */
  onToggle: (id: ProviderId) => void;
  /** The provider that a link points to. */
  targetProvider: ProviderId | null;
  /** Renders the form of an open provider. */
  renderForm: (provider: Provider) => ReactNode;
}

/** "App Directory" (§2). */
export function AppDirectory({
  store,
  apps,
  settingsState,
  canEdit,
  openProviders,
  onToggle,
  targetProvider,
  renderForm,
}: AppDirectoryProps) {
  return (
    <BlockStack gap="600">
      <StoreCards store={store} />
      <AppGrid title={integrationTexts.providersSection} isBusy={settingsState === 'loading'}>
        {apps.map((app) => (
          <ProviderCard
            key={app.provider.id}
            app={app}
            settingsState={settingsState}
            canEdit={canEdit}
            isOpen={openProviders.has(app.provider.id)}
            onToggle={() => onToggle(app.provider.id)}
            isTarget={app.provider.id === targetProvider}
          >
            {renderForm(app.provider)}
          </ProviderCard>
        ))}
      </AppGrid>
    </BlockStack>
  );
}
