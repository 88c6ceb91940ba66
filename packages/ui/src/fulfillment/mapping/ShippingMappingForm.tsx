import { type AccountChoices, choiceTexts, listedChoiceFacts } from '@hub/domain/integrations';
import { wordsText } from '@hub/domain/messages';
import {
  checkMappedSkus,
  checkProviderMapping,
  listedServices,
  listedServicesText,
  mappingFacts,
  mappingSaveTexts,
  methodRows,
  type MethodRow,
  methodUseText,
  type ProviderMapping,
  type SavedMapping,
  type MethodUse,
  serviceName,
  shippingMappingTexts as texts,
  unmappedFigures,
  unmappedText,
  withService,
} from '@hub/domain/shipping';
import { Badge, Banner, Card, Link, Text, TextField } from '@shopify/polaris';
import { useId, useState } from 'react';
import { SaveRow } from '../../actions/SaveRow.tsx';
import { AsOf } from '../../data/AsOf.tsx';
import { DescriptionList } from '../../data/DescriptionList.tsx';
import { MoreRows } from '../../data/index.ts';
import { Suggestions } from '../../data/Suggestions.tsx';
import { OutdatedBanner } from '../../feedback/index.ts';
import type { LoadedForm } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { MappedSkusForm } from './MappedSkusForm.tsx';
import { ServiceInputs } from './ServiceInputs.tsx';
import styles from './ShippingMappingForm.module.css';

/** A connected provider with its mapping as shown on the screen. */
export interface ProviderForm extends LoadedForm<ProviderMapping, SavedMapping> {
  name: string;
  saved: SavedMapping;
  uses: readonly MethodUse[];
  /** What the 3PL lists for its accounts, and when; null: it lists nothing, or that is not loaded. */
  listed: { accounts: readonly AccountChoices[]; readAt: number } | null;
}

export interface ShippingMappingFormProps {
  provider: ProviderForm;
  /** The mapping is shown as text. */
  isReadOnly: boolean;
  /** The current time, for the date of the 3PL's list. */
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Path where the choices of an account are made; null without permission. */
  integrationsPath: string | null;
}

/** The mapping of one provider, unmapped methods first. */
export function ShippingMappingForm({ provider, integrationsPath, ...shown }: ShippingMappingFormProps) {
  const { isReadOnly, now, timeZone } = shown;
  const { name, saved, uses, listed, value: mapping, isDirty, isSaving, newer, onChange, ...on } = provider;
  const id = useId();
  const [filter, setFilter] = useState('');
  const problems = checkProviderMapping(mapping);
  const errorsOf = (method: string | null) =>
    Object.fromEntries(
      problems.flatMap((problem) => (problem.method === method ? [[problem.part, wordsText(problem.message)]] : [])),
    );
  const rows = methodRows(uses, saved, mapping);
  const matching = rows.filter(({ key }) => key.includes(filter.trim().toLowerCase()));
  const services = listedServices(listed?.accounts ?? []);
  const known = [...services, ...servicesOf(mapping)];
  const warning = unmappedText(unmappedFigures(uses, mapping));
  const suggestions = { carrier: `${id}carriers`, service: `${id}services` };
  return (
    <>
      <OutdatedBanner
        newer={newer}
        what={mappingSaveTexts(name).what}
        isSaving={isSaving}
        onDiscard={on.onDiscard}
        onSave={on.onSave}
      >
        {(theirs) => <DescriptionList items={mappingFacts(theirs)} />}
      </OutdatedBanner>
      {warning !== null && <Banner tone="warning" title={warning} />}
      <SectionCard title={texts.defaultTitle} note={texts.defaultNote}>
        {services.length > 0 && <Text as="p">{listedServicesText(services.length, name)}</Text>}
        <div className={styles.default}>
          {isReadOnly ? (
            <Text as="p">
              {mapping.defaultService === null ? texts.noDefault : serviceName(mapping.defaultService)}
            </Text>
          ) : (
            <ServiceInputs
              about={texts.defaultTitle}
              value={mapping.defaultService}
              placeholder={null}
              errors={errorsOf(null)}
              suggestions={suggestions}
              onChange={(defaultService) => onChange({ ...mapping, defaultService })}
            />
          )}
        </div>
      </SectionCard>
      <SectionCard title={texts.methodsTitle} note={rows.length === 0 ? texts.none : texts.note}>
        {rows.length > filteredFrom && (
          <TextField
            label={texts.filter}
            labelHidden
            placeholder={texts.filter}
            autoComplete="off"
            type="search"
            value={filter}
            onChange={setFilter}
          />
        )}
        {matching.length === 0 && rows.length > 0 && <Text as="p">{texts.noMatch}</Text>}
        {matching.length > 0 && (
          <MoreRows rows={matching} label={texts.methodsTitle}>
            {(shown) => (
              <ul className={styles.list}>
                {shown.map((row) => (
                  <li key={row.key} className={styles.row}>
                    <Method row={row} />
                    {isReadOnly ? (
                      <bdi>{row.service === null ? '–' : serviceName(row.service)}</bdi>
                    ) : (
                      <ServiceInputs
                        about={nameOf(row)}
                        value={row.own}
                        placeholder={mapping.defaultService}
                        errors={errorsOf(row.key)}
                        suggestions={suggestions}
                        onChange={(service) => onChange(withService(mapping, row.method, service))}
                      />
                    )}
                  </li>
                ))}
              </ul>
            )}
          </MoreRows>
        )}
        <Suggestions id={suggestions.carrier} options={known.map(({ carrier }) => carrier)} />
        <Suggestions id={suggestions.service} options={known.map(({ service }) => service)} />
      </SectionCard>
      {listed !== null && listed.accounts.length > 0 && (
        <SectionCard title={texts.choicesTitle} note={texts.choicesNote}>
          {listed.accounts.map((account) => (
            <div key={account.saved.account}>
              {account.accountName !== '' && (
                <Text as="h3" variant="headingSm">
                  <bdi>{account.accountName}</bdi>
                </Text>
              )}
              {account.problem === null ? (
                <DescriptionList items={listedChoiceFacts(account)} />
              ) : (
                <Text as="p">{`${choiceTexts.listFailed(name)} ${wordsText(account.problem)}`}</Text>
              )}
            </div>
          ))}
          <AsOf readAt={listed.readAt} now={now} timeZone={timeZone} />
          {integrationsPath !== null && <Link url={integrationsPath}>{texts.openIntegrations}</Link>}
        </SectionCard>
      )}
      <MappedSkusForm skus={mapping.skus} isReadOnly={isReadOnly} onChange={(skus) => onChange({ ...mapping, skus })} />
      {!isReadOnly && (
        <div className={styles.save}>
          <Card>
            <SaveRow
              version={saved}
              isDirty={isDirty}
              isSaving={isSaving}
              problem={wordsText(problems[0]?.message ?? checkMappedSkus(mapping.skus)[0]?.message ?? null)}
              onSave={on.onSave}
              onDiscard={on.onDiscard}
            />
          </Card>
        </div>
      )}
    </>
  );
}

/** Lists from this length on have a filter. */
const filteredFrom = 10;

function Method({ row }: { row: MethodRow }) {
  return (
    <div className={styles.method}>
      <bdi className={styles.name}>{nameOf(row)}</bdi>
      {row.service === null && <Badge tone="attention">{texts.unmapped}</Badge>}
      {row.service !== null && row.own === null && <Badge>{texts.usesDefault}</Badge>}
      <span className={styles.use}>{methodUseText(row)}</span>
    </div>
  );
}

function servicesOf({ defaultService, methods }: ProviderMapping) {
  const services = methods.map(({ service }) => service);
  return defaultService === null ? services : [defaultService, ...services];
}

function nameOf({ method }: Pick<MethodRow, 'method'>): string {
  return method.trim() === '' ? texts.noMethod : method;
}
