import { feedbackTexts } from '@hub/domain/shared';
import { providerChoiceText, shippingMappingTexts as texts, unmappedFigures } from '@hub/domain/shipping';
import { Card, Link, Select } from '@shopify/polaris';
import { type Loadable, shownValue } from '../../data/index.ts';
import { LoadableNotice, SkeletonList, ViewOnlyBanner } from '../../feedback/index.ts';
import { type PageHeaderProps, StackedPage } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import styles from './ShippingMappingForm.module.css';
import { type ProviderForm, ShippingMappingForm } from './ShippingMappingForm.tsx';

export interface ProviderMappingScreenProps {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The connected providers, as shown on the screen. */
  providers: Loadable<readonly ProviderForm[]>;
  /** Id of the shown provider; null: the first. */
  providerId: string | null;
  /** Why this person cannot change mappings; null when they can. */
  disabledReason: string | null;
  /** Path where providers are connected; null without permission. */
  integrationsPath: string | null;
  /** The current time. */
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Called with another provider. */
  onProvider: (providerId: string) => void;
}

/** `/app/fulfillment/shipping-mapping` for servers with capability `shippingMapping`. */
export function ProviderMappingScreen({
  pageHeader,
  providers,
  providerId,
  disabledReason,
  integrationsPath,
  now,
  timeZone,
  onProvider,
}: ProviderMappingScreenProps) {
  const list = shownValue(providers);
  const provider = list?.find(({ saved }) => saved.providerId === providerId) ?? list?.[0];
  return (
    <StackedPage {...pageHeader}>
      <LoadableNotice loadable={providers} subject={texts.subject} />
      <ViewOnlyBanner reason={disabledReason} />
      {list === null && providers.state === 'loading' && (
        <Card>
          <SkeletonList rows={5} rowHeight={64} label={feedbackTexts.loading(texts.subject)} />
        </Card>
      )}
      {list?.length === 0 && (
        <SectionCard title={texts.noProvider} note={texts.noProviderNote}>
          {integrationsPath !== null && <Link url={integrationsPath}>{texts.openIntegrations}</Link>}
        </SectionCard>
      )}
      {list !== null && list.length > 1 && provider !== undefined && (
        <div className={styles.provider}>
          <Select
            label={texts.provider}
            options={list.map(({ name, saved, uses, value }) => ({
              value: saved.providerId,
              label: providerChoiceText(name, unmappedFigures(uses, value).methods),
            }))}
            value={provider.saved.providerId}
            onChange={onProvider}
          />
        </div>
      )}
      {provider !== undefined && (
        <ShippingMappingForm
          key={provider.saved.providerId}
          provider={provider}
          isReadOnly={disabledReason !== null}
          now={now}
          timeZone={timeZone}
          integrationsPath={integrationsPath}
        />
      )}
    </StackedPage>
  );
}
