import { problemTexts, wordsText } from '@hub/domain/messages';
import {
  authorizedLabels,
  checkShipPolicy,
  firstDayText,
  goLiveAtOf,
  newShipPolicy,
  ordersBeforeText,
  type OtherMethod,
  otherMethodChoices,
  riskyLabels,
  seeOlderOrders,
  type SavedShipPolicy,
  type ShipPolicy,
  shipPolicyFacts,
  type ShipPolicyInStore,
  shipPolicyTexts as texts,
  termsLabels,
  testLabels,
} from '@hub/domain/shopSettings';
import { Banner, Card, ChoiceList, Link, List, Text, TextField } from '@shopify/polaris';
import { SaveRow } from '../actions/SaveRow.tsx';
import { choicesOf } from '../data/choicesOf.ts';
import { DescriptionList } from '../data/DescriptionList.tsx';
import type { Loadable } from '../data/index.ts';
import { OutdatedBanner } from '../feedback/index.ts';
import { FormPage, type PageHeaderProps, type VersionedForm } from '../layout/index.ts';
import { SectionCard } from '../layout/SectionCard.tsx';

export interface WhatMayShipScreenProps extends VersionedForm<ShipPolicy, SavedShipPolicy> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The saved policy, and the store data that it applies to. */
  loaded: Loadable<ShipPolicyInStore>;
  /** IANA time zone of the shop, in which days begin. */
  timeZone: string;
  /** Why this person cannot change the policy; null when they can. */
  disabledReason: string | null;
  /** Path of the list of orders on hold; null without permission. */
  holdPath: string | null;
}

/** `/app/settings/what-may-ship` for servers with capability `shipPolicy`. */
export function WhatMayShipScreen({ pageHeader, loaded, value, ...form }: WhatMayShipScreenProps) {
  return (
    <FormPage
      pageHeader={pageHeader}
      loaded={loaded}
      value={value}
      subject={texts.subject}
      disabledReason={form.disabledReason}
      rowHeight={120}
      renderForm={(inStore, policy) => <PolicyForm {...form} loaded={inStore} policy={policy} />}
    />
  );
}

type FormProps = Omit<WhatMayShipScreenProps, 'pageHeader' | 'loaded' | 'value'> & {
  loaded: ShipPolicyInStore;
  policy: ShipPolicy;
};

function PolicyForm({
  loaded,
  policy,
  timeZone,
  isDirty,
  isSaving,
  newer,
  disabledReason,
  holdPath,
  ...on
}: FormProps) {
  const { saved, installedAt, locations, ordersBefore } = loaded;
  const problems = checkShipPolicy(policy);
  const problemOf = problemTexts(problems);
  const change = (fields: Partial<ShipPolicy>) => on.onChange({ ...policy, ...fields });
  const factsOf = (of: ShipPolicy) => shipPolicyFacts(of, { installedAt, locations, timeZone });
  return (
    <>
      <Text as="p" tone="subdued">
        {texts.note}
      </Text>
      <OutdatedBanner newer={newer} what={texts.what} isSaving={isSaving} onDiscard={on.onDiscard} onSave={on.onSave}>
        {(theirs) => <DescriptionList items={factsOf(theirs)} />}
      </OutdatedBanner>
      {ordersBefore > 0 && (
        <Banner tone="info">
          {ordersBeforeText(ordersBefore, firstDayText(saved, installedAt, timeZone))}{' '}
          {holdPath !== null && <Link url={holdPath}>{seeOlderOrders}</Link>}
        </Banner>
      )}
      {disabledReason !== null ? (
        <Card>
          <DescriptionList items={factsOf(policy)} />
        </Card>
      ) : (
        <>
          <SectionCard title={texts.payment.title} note={texts.payment.note}>
            <ChoiceList
              title={texts.payment.authorized}
              choices={choicesOf(authorizedLabels)}
              selected={[policy.whenAuthorized]}
              onChange={([chosen]) => change({ whenAuthorized: chosen as ShipPolicy['whenAuthorized'] })}
            />
            <TextField
              label={texts.payment.tags}
              autoComplete="off"
              value={policy.unpaidTags.join(',')}
              helpText={texts.payment.tagsHelp}
              error={problemOf('unpaidTags')}
              onChange={(text) => change({ unpaidTags: text === '' ? [] : text.split(',') })}
            />
            <TextField
              label={texts.payment.methods}
              autoComplete="off"
              value={policy.unpaidMethods.join(',')}
              helpText={texts.payment.methodsHelp}
              error={problemOf('unpaidMethods')}
              onChange={(text) => change({ unpaidMethods: text === '' ? [] : text.split(',') })}
            />
            <ChoiceList
              title={texts.payment.terms}
              choices={choicesOf(termsLabels).map((choice) =>
                choice.value === 'release' ? { ...choice, helpText: texts.payment.termsHelp } : choice,
              )}
              selected={[policy.whenOnTerms]}
              onChange={([chosen]) => change({ whenOnTerms: chosen as ShipPolicy['whenOnTerms'] })}
            />
          </SectionCard>
          <SectionCard title={texts.risk.title}>
            <ChoiceList
              title={texts.risk.label}
              choices={choicesOf(riskyLabels)}
              selected={[policy.whenRisky]}
              onChange={([chosen]) => change({ whenRisky: chosen as ShipPolicy['whenRisky'] })}
            />
          </SectionCard>
          <SectionCard title={texts.dispute.title}>
            <ChoiceList
              title={texts.dispute.label}
              choices={choicesOf(riskyLabels)}
              selected={[policy.whenDisputed]}
              onChange={([chosen]) => change({ whenDisputed: chosen as ShipPolicy['whenDisputed'] })}
            />
          </SectionCard>
          <SectionCard title={texts.test.title}>
            <ChoiceList
              title={texts.test.label}
              choices={choicesOf(testLabels).map((choice) =>
                choice.value === 'sandbox' ? { ...choice, helpText: texts.test.help } : choice,
              )}
              selected={[policy.whenTest]}
              onChange={([chosen]) => change({ whenTest: chosen as ShipPolicy['whenTest'] })}
            />
          </SectionCard>
          <SectionCard title={texts.methods.title} note={texts.methods.note}>
            <ChoiceList
              allowMultiple
              title={texts.methods.title}
              titleHidden
              choices={otherMethodChoices()}
              selected={[...policy.otherMethods]}
              onChange={(chosen) => change({ otherMethods: chosen as OtherMethod[] })}
            />
          </SectionCard>
          <SectionCard title={texts.start.title}>
            <TextField
              type="date"
              label={texts.start.label}
              autoComplete="off"
              value={policy.goLiveAt === null ? '' : firstDayText(policy, null, timeZone)}
              helpText={texts.start.help(firstDayText(newShipPolicy, installedAt, timeZone))}
              error={problemOf('goLiveAt')}
              onChange={(day) => change({ goLiveAt: goLiveAtOf(day, timeZone) })}
            />
          </SectionCard>
          <LocationsCard
            chosen={policy.locations}
            locations={locations}
            problem={problemOf('locations')}
            onChange={(chosen) => change({ locations: chosen })}
          />
          <SectionCard title={texts.always.title}>
            <List>
              <List.Item>{texts.always.held}</List.Item>
            </List>
          </SectionCard>
          <Card>
            <SaveRow
              version={saved}
              isDirty={isDirty}
              isSaving={isSaving}
              problem={wordsText(problems[0]?.message ?? null)}
              onSave={on.onSave}
              onDiscard={on.onDiscard}
            />
          </Card>
        </>
      )}
    </>
  );
}

interface LocationsCardProps {
  /** null: all of them. */
  chosen: ShipPolicy['locations'];
  locations: ShipPolicyInStore['locations'];
  problem: string | undefined;
  onChange: (chosen: ShipPolicy['locations']) => void;
}

function LocationsCard({ chosen, locations, problem, onChange }: LocationsCardProps) {
  const all = locations.map(({ locationId }) => locationId);
  return (
    <SectionCard title={texts.locations.title} note={texts.locations.note}>
      <ChoiceList
        title={texts.locations.label}
        choices={[
          { value: 'all', label: texts.locations.all },
          { value: 'chosen', label: texts.locations.chosen },
        ]}
        selected={[chosen === null ? 'all' : 'chosen']}
        onChange={([which]) => onChange(which === 'all' ? null : all)}
      />
      {chosen !== null && (
        <ChoiceList
          allowMultiple
          title={texts.locations.chosen}
          titleHidden
          choices={locations.map(({ locationId, name }) => ({
            value: locationId,
            label: (
              <Text as="span" breakWord>
                {name}
              </Text>
            ),
          }))}
          selected={[...chosen]}
          error={problem}
          onChange={onChange}
        />
      )}
    </SectionCard>
  );
}
