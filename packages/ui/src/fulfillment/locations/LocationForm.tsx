import { wordsText } from '@hub/domain/messages';
import {
  type AccountChoices,
  type AccountConnection,
  findProvider,
  providers,
  sitesOf,
} from '@hub/domain/integrations';
import {
  checkLocation,
  type Location,
  type LocationSettings,
  postcodeProblem,
  readTime,
  routingScreenTexts,
  type StockSource,
  stockSourceLabels,
  timeProblem,
  weekdayNames,
} from '@hub/domain/routing';
import { countries, formatTimeOfDay } from '@hub/domain/shared';
import { BlockStack, InlineError, InlineStack, Select, TextField } from '@shopify/polaris';
import { useId, useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { DiscardButton } from '../../actions/DiscardButton.tsx';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import { OutdatedBanner } from '../../feedback/index.ts';
import { CheckList } from '../routing/CheckList.tsx';
import { ChipInput } from '../routing/ChipInput.tsx';
import { CountriesInput } from '../routing/CountriesInput.tsx';
import styles from './LocationForm.module.css';
import { LocationSummary } from './LocationSummary.tsx';

export interface LocationFormProps {
  location: Location;
  /** The settings as shown on the screen. */
  settings: LocationSettings;
  isDirty: boolean;
  isSaving: boolean;
  /** The enabled accounts with 3PLs. */
  accounts: readonly AccountConnection[];
  /** What the chosen 3PL lists for its accounts; empty until loaded. */
  choices: readonly AccountChoices[];
  /** Newer version by someone else that blocked the save; null: none. */
  newer: Location | null;
  onChange: (settings: LocationSettings) => void;
  onSave: () => void;
  onDiscard: () => void;
}

const texts = routingScreenTexts.form;
const countryOptions = [
  { value: '', label: texts.noCountry },
  ...countries.map(({ code, name }) => ({ value: code, label: name })),
];
/** Option value for a location that no 3PL runs; no provider has this id. */
const ownWarehouse = 'own';
const providerOptions = [
  { value: '', label: texts.noProvider },
  { value: ownWarehouse, label: texts.ownWarehouse },
  ...providers.map(({ thirdPartyId, name }) => ({ value: thirdPartyId, label: name })),
];
const weekdayOptions = weekdayNames.map((label, index) => ({ value: String(index + 1), label }));

/** The form of a location's settings. Saves only valid settings. */
export function LocationForm(props: LocationFormProps) {
  const { location, settings, isDirty, isSaving, newer, onChange } = props;
  const { cutOffs, zones, dailyCapacity } = settings;
  const problems = checkLocation(settings);
  const problemOf = (part: (typeof problems)[number]['part'], index?: number) =>
    wordsText(problems.find((problem) => problem.part === part && problem.index === index)?.message);
  const [problem] = problems;
  const zonesFrame = useRef<HTMLFieldSetElement>(null);
  const focusAfterChange = useFocusAfterChange(zonesFrame);
  const zonesId = useId();
  const zonesDescription = `${zonesId}help${problemOf('zones') === undefined ? '' : ` ${zonesId}Error`}`;
  const disabledReason = isDirty ? wordsText(problem?.message ?? null) : texts.nothingToSave;
  return (
    <div className={styles.form} role="group" aria-label={location.name}>
      <BlockStack gap="400">
        <OutdatedBanner
          newer={newer}
          what={texts.what}
          isSaving={isSaving}
          onDiscard={props.onDiscard}
          onSave={props.onSave}
        >
          {(theirs) => <LocationSummary location={theirs} />}
        </OutdatedBanner>
        <div className={styles.narrow}>
          <Select
            label={texts.country}
            options={countryOptions}
            value={settings.country}
            helpText={texts.countryHelp}
            error={problemOf('country')}
            onChange={(country) => onChange({ ...settings, country })}
          />
        </div>
        <div className={styles.narrow}>
          <Select
            label={texts.provider}
            options={providerOptions}
            value={settings.kind === 'own' ? ownWarehouse : (settings.providerId ?? '')}
            helpText={texts.providerHelp}
            onChange={(chosen) => onChange({ ...settings, ...runBy(chosen) })}
          />
        </div>
        <PlaceAtProvider {...props} />
        <div className={styles.narrow}>
          <Select
            label={texts.stockFrom}
            options={stockOptions(settings)}
            value={settings.stockFrom}
            helpText={texts.stockFromHelp}
            error={problemOf('stockFrom')}
            onChange={(chosen) => onChange({ ...settings, stockFrom: chosen as StockSource })}
          />
        </div>
        <fieldset ref={zonesFrame} className={styles.zones} aria-describedby={zonesDescription}>
          <legend>{texts.zones}</legend>
          <p id={`${zonesId}help`} className={styles.help}>
            {texts.zonesHelp}
          </p>
          {zones.map((zone, index) => (
            <Zone
              // oxlint-disable-next-line react/no-array-index-key -- zones have no id, and nothing else moves them.
              key={index}
              number={index + 1}
              zone={zone}
              error={problemOf('zones', index)}
              onChange={(next) => onChange({ ...settings, zones: zones.with(index, next) })}
              onRemove={() => {
                // The next one takes its place; if it was the last, the one before gets the focus.
                const next = Math.min(index + 1, zones.length - 1);
                focusAfterChange(`[data-zone="${next}"] [data-remove] button`, '[data-add-zone] button');
                onChange({ ...settings, zones: zones.toSpliced(index, 1) });
              }}
            />
          ))}
          {problemOf('zones') !== undefined && <InlineError message={problemOf('zones') ?? ''} fieldID={zonesId} />}
          <div data-add-zone>
            <ActionButton
              label={texts.addZone}
              disabledReason={null}
              onAction={() => {
                // The new zone is above the button, so Tab would skip it.
                focusAfterChange(`[data-zone="${zones.length + 1}"] input`);
                onChange({ ...settings, zones: [...zones, { countries: [], postcodes: [] }] });
              }}
            />
          </div>
        </fieldset>
        <div className={styles.narrow}>
          <TextField
            label={texts.capacity}
            inputMode="numeric"
            autoComplete="off"
            value={dailyCapacity === null || Number.isNaN(dailyCapacity) ? '' : String(dailyCapacity)}
            helpText={texts.capacityHelp}
            error={problemOf('dailyCapacity')}
            onChange={(text) => onChange({ ...settings, dailyCapacity: readCapacity(text, dailyCapacity) })}
          />
        </div>
        <ChipInput
          label={texts.cutOffs}
          values={cutOffs.times}
          labelOf={formatTimeOfDay}
          read={readTimeChip}
          help={texts.cutOffsHelp}
          error={problemOf('cutOffs')}
          onChange={(times) => onChange({ ...settings, cutOffs: { ...cutOffs, times: times.toSorted() } })}
        />
        <CheckList
          label={texts.weekdays}
          isInline
          options={weekdayOptions}
          chosen={cutOffs.weekdays.map(String)}
          onChange={(days) => onChange({ ...settings, cutOffs: { ...cutOffs, weekdays: days.map(Number) } })}
        />
        <InlineStack gap="200">
          <ActionButton
            label={texts.save}
            about={location.name}
            variant="primary"
            disabledReason={disabledReason}
            loading={isSaving}
            onAction={props.onSave}
          />
          {isDirty && (
            <DiscardButton
              label={texts.discard}
              about={location.name}
              disabledReason={null}
              onAction={isSaving ? () => undefined : props.onDiscard}
            />
          )}
        </InlineStack>
      </BlockStack>
    </div>
  );
}

/**
 * Which account with the 3PL runs a location, and which of its warehouses it is. Hidden if there is only one choice.
 */
function PlaceAtProvider({ settings, accounts, choices, onChange }: LocationFormProps) {
  const { providerId, account, site } = settings;
  const provider = providerId === null ? null : findProvider(providerId);
  if (provider === null) return null;
  const providerAccounts = accounts.filter((each) => each.providerId === providerId);
  const accountOptions = providerAccounts.map((each) => ({ value: each.account, label: each.accountName }));
  const sites = sitesOf(provider, choices, account).map(({ value, label }) => ({ value, label: wordsText(label) }));
  return (
    <>
      {(account !== null || accountOptions.length > 1) && (
        <div className={styles.narrow}>
          <Select
            label={texts.account}
            options={[{ value: '', label: texts.anyAccount }, ...withChosen(accountOptions, account)]}
            value={account ?? ''}
            helpText={texts.accountHelp}
            onChange={(chosen) => onChange({ ...settings, account: chosen === '' ? null : chosen, site: null })}
          />
        </div>
      )}
      {(site !== null || sites.length > 1) && (
        <div className={styles.narrow}>
          <Select
            label={texts.site}
            options={[{ value: '', label: texts.defaultSite }, ...withChosen(sites, site)]}
            value={site ?? ''}
            onChange={(chosen) => onChange({ ...settings, site: chosen === '' ? null : chosen })}
          />
        </div>
      )}
    </>
  );
}

/** Keeps the chosen value as an option even if it is not listed (anymore). */
function withChosen(options: readonly { value: string; label: string }[], chosen: string | null) {
  const isListed = chosen === null || options.some(({ value }) => value === chosen);
  return isListed ? options : [...options, { value: chosen, label: texts.notListed(chosen) }];
}

/** The settings that say who runs a location. */
function runBy(chosen: string): Pick<LocationSettings, 'kind' | 'providerId' | 'account' | 'site'> {
  const nowhere = { account: null, site: null };
  if (chosen === ownWarehouse) return { ...nowhere, kind: 'own', providerId: null };
  return { ...nowhere, kind: 'provider', providerId: chosen === '' ? null : chosen };
}

/** Offers "From the 3PL" only if the chosen 3PL reports stock, or if it is already selected. */
function stockOptions({ providerId, stockFrom }: LocationSettings) {
  const isReported = providerId !== null && findProvider(providerId)?.reportsStock === true;
  return Object.entries(stockSourceLabels).flatMap(([value, label]) =>
    value !== 'provider' || isReported || stockFrom === 'provider' ? [{ value, label }] : [],
  );
}

interface ZoneProps {
  /** Number of the zone, from 1. */
  number: number;
  zone: LocationSettings['zones'][number];
  error: string | undefined;
  onChange: (zone: LocationSettings['zones'][number]) => void;
  onRemove: () => void;
}

function Zone({ number, zone, error, onChange, onRemove }: ZoneProps) {
  const about = `${texts.zone} ${number}`;
  return (
    <div className={styles.zone} role="group" aria-label={about} data-zone={number}>
      <CountriesInput
        label={texts.countries}
        about={about}
        values={zone.countries}
        help={texts.countriesHelp}
        onChange={(next) => onChange({ ...zone, countries: next })}
      />
      <ChipInput
        label={texts.postcodes}
        about={about}
        values={zone.postcodes}
        read={readPostcode}
        help={texts.postcodesHelp}
        error={error}
        onChange={(postcodes) => onChange({ ...zone, postcodes })}
      />
      <div data-remove>
        <ActionButton
          label={texts.removeZone}
          about={String(number)}
          variant="plain"
          tone="critical"
          disabledReason={null}
          onAction={onRemove}
        />
      </div>
    </div>
  );
}

/** null: no limit. Text that is not a number changes nothing. */
function readCapacity(text: string, before: number | null): number | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const number = Number(trimmed.replace(/^(\d{1,3}),(?=\d{3}$)/, '$1'));
  return Number.isFinite(number) ? number : before;
}

function readPostcode(text: string) {
  const postcode = text.toUpperCase();
  const problem = wordsText(postcodeProblem(postcode));
  return problem === null ? { value: postcode } : { problem };
}

function readTimeChip(text: string) {
  const time = readTime(text);
  return time === null ? { problem: timeProblem(text) } : { value: time };
}
