import { integrationMoreInfoPath, integrationTexts } from '@hub/domain/integrations';
import { BlockStack } from '@shopify/polaris';
import type { ReactNode } from 'react';
import { MoreInfoLink } from '../actions/index.ts';
import { type PageHeaderProps, TabbedPage } from '../layout/index.ts';

export interface IntegrationsScreenProps extends PageHeaderProps {
  /** Above the cards: settings that failed to load or are slow. */
  banners?: ReactNode;
  /** `InstalledApps` or `AppDirectory`. */
  children: ReactNode;
}

/** "Apps & Integrations" (§2) with its two tabs. */
export function IntegrationsScreen({ title, tabs, current, banners, children }: IntegrationsScreenProps) {
  return (
    <TabbedPage
      title={title}
      tabs={tabs}
      current={current}
      titleMetadata={<MoreInfoLink path={integrationMoreInfoPath} label={integrationTexts.moreInfo} />}
    >
      <BlockStack gap="400">
        {banners}
        {children}
      </BlockStack>
    </TabbedPage>
  );
}
