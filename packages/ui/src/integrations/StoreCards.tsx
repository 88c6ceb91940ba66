import { integrationNotes, integrationTexts, storePlatforms } from '@hub/domain/integrations';
import { BlockStack, Text } from '@shopify/polaris';
import { useState } from 'react';
import { AppCard } from './AppCard.tsx';
import { AppGrid } from './AppGrid.tsx';
import type { StoreApp } from './ProviderApp.ts';
import type { ProviderMarkProps } from './ProviderMark.tsx';
import { SettingsToggle } from './SettingsToggle.tsx';

export interface StoreCardsProps {
  store: StoreApp;
}

/** "E-Commerce Stores" (§2): the store platform, and WooCommerce without an action. */
export function StoreCards({ store }: StoreCardsProps) {
  return (
    <AppGrid title={integrationTexts.storesSection}>
      {storePlatforms.map(({ name, mark, isAvailable }) =>
        isAvailable ? (
          <StoreCard key={name} name={name} mark={mark} store={store} />
        ) : (
          <ComingSoon key={name} name={name} mark={mark} />
        ),
      )}
    </AppGrid>
  );
}

interface PlatformProps {
  name: string;
  mark: ProviderMarkProps['of'];
}

function StoreCard({ name, mark, store }: PlatformProps & { store: StoreApp }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <AppCard
      name={name}
      mark={mark}
      badge={store.isInstalled ? { text: integrationTexts.installed, tone: 'success' } : undefined}
    >
      {!store.isInstalled && (
        <Text as="p" tone="subdued">
          {integrationNotes.storeMissing}
        </Text>
      )}
      <SettingsToggle name={name} isOpen={isOpen} onToggle={() => setOpen(!isOpen)}>
        <BlockStack gap="200">
          <Text as="h4" variant="headingSm">
            {integrationTexts.connectionDetails}
          </Text>
          <StoreUrl url={store.url} />
        </BlockStack>
      </SettingsToggle>
    </AppCard>
  );
}

/** The store's domain as text. */
export function StoreUrl({ url }: { url: string }) {
  return (
    <dl>
      <Text as="dt" tone="subdued">
        {integrationTexts.storeUrl}
      </Text>
      <Text as="dd" breakWord>
        {url}
      </Text>
    </dl>
  );
}

function ComingSoon({ name, mark }: PlatformProps) {
  return (
    <AppCard name={name} mark={mark}>
      <Text as="p" tone="subdued">
        {integrationTexts.comingSoon}
      </Text>
    </AppCard>
  );
}
