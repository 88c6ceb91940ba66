import {
  type Location,
  type Preference,
  preferenceLabels,
  preferenceTypes,
  type PreferenceType,
  type RoutingProblem,
  type RoutingRule,
  routingScreenTexts,
} from '@hub/domain/routing';
import { BlockStack, Checkbox, InlineError, Select, TextField } from '@shopify/polaris';
import { useId } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ReorderButtons } from '../../actions/ReorderButtons.tsx';
import { CheckList } from './CheckList.tsx';
import { CountriesInput } from './CountriesInput.tsx';
import styles from './RuleEditor.module.css';

export interface RuleEditorProps {
  rule: RoutingRule;
  locations: readonly Location[];
  problems: readonly RoutingProblem[];
  onChange: (rule: RoutingRule) => void;
}

const { rules: texts } = routingScreenTexts;

/** The parts of a rule. What is wrong stands beside its part. */
export function RuleEditor({ rule, locations, problems, onChange }: RuleEditorProps) {
  const problemOf = (part: RoutingProblem['part']) => problems.find((problem) => problem.part === part)?.message;
  const known = new Set(locations.map(({ locationId }) => locationId));
  const gone = rule.locationIds.filter((id) => !known.has(id));
  const options = [
    ...locations.map(({ locationId, name }) => ({ value: locationId, label: name })),
    ...gone.map((id) => ({ value: id, label: texts.gone })),
  ];
  return (
    <div className={styles.editor} role="group" aria-label={`${texts.edit} ${rule.name}`}>
      <BlockStack gap="400">
        <div className={styles.narrow}>
          <TextField
            label={texts.name}
            autoComplete="off"
            value={rule.name}
            error={problemOf('name')}
            onChange={(name) => onChange({ ...rule, name })}
          />
        </div>
        <CountriesInput
          label={texts.countries}
          values={rule.countries}
          help={texts.countriesHelp}
          error={problemOf('countries')}
          onChange={(countries) => onChange({ ...rule, countries })}
        />
        <div>
          <CheckList
            label={texts.locations}
            options={options}
            chosen={rule.locationIds}
            help={texts.locationsHelp}
            onChange={(locationIds) => onChange({ ...rule, locationIds })}
          />
          {problemOf('locations') !== undefined && (
            <InlineError message={problemOf('locations') ?? ''} fieldID={rule.ruleId} />
          )}
        </div>
        <Preferences
          preferences={rule.preferences}
          locations={locations}
          error={problemOf('preferences')}
          onChange={(preferences) => onChange({ ...rule, preferences })}
        />
        <Checkbox
          label={texts.maySplit}
          checked={rule.maySplit}
          onChange={(maySplit) => onChange({ ...rule, maySplit })}
        />
      </BlockStack>
    </div>
  );
}

interface PreferencesProps {
  preferences: readonly Preference[];
  locations: readonly Location[];
  error: string | undefined;
  onChange: (preferences: readonly Preference[]) => void;
}

function Preferences({ preferences, locations, error, onChange }: PreferencesProps) {
  const id = useId();
  const used = new Set<string>(preferences.map(({ type }) => type));
  const free = preferenceTypes.filter((type) => !used.has(type));
  return (
    <fieldset className={styles.group}>
      <legend>{texts.preferences}</legend>
      <p className={styles.help}>{texts.preferencesHelp}</p>
      <ol className={styles.preferences}>
        {preferences.map((preference, index) => (
          <li key={preference.type} className={styles.preference}>
            <SortedItem
              label={preferenceLabels[preference.type]}
              index={index}
              count={preferences.length}
              onMove={(to) => onChange(moved(preferences, index, to))}
              onRemove={() => onChange(preferences.toSpliced(index, 1))}
            />
            {preference.type === 'ranked' && (
              <Ranking
                locationIds={preference.locationIds}
                locations={locations}
                onChange={(locationIds) => onChange(preferences.with(index, { type: 'ranked', locationIds }))}
              />
            )}
          </li>
        ))}
      </ol>
      {error !== undefined && <InlineError message={error} fieldID={id} />}
      {free.length > 0 && (
        <Adding
          label={texts.addPreference}
          options={free.map((type) => ({ value: type, label: preferenceLabels[type] }))}
          onAdd={(type) => onChange([...preferences, emptyPreference(type as PreferenceType)])}
        />
      )}
    </fieldset>
  );
}

function emptyPreference(type: PreferenceType): Preference {
  return type === 'ranked' ? { type, locationIds: [] } : { type };
}

interface RankingProps {
  locationIds: readonly string[];
  locations: readonly Location[];
  onChange: (locationIds: readonly string[]) => void;
}

function Ranking({ locationIds, locations, onChange }: RankingProps) {
  const names = new Map(locations.map(({ locationId, name }) => [locationId, name]));
  const free = locations.filter(({ locationId }) => !locationIds.includes(locationId));
  return (
    <div className={styles.ranking}>
      <ol className={styles.preferences} aria-label={texts.ranking}>
        {locationIds.map((locationId, index) => (
          <li key={locationId}>
            <SortedItem
              label={names.get(locationId) ?? texts.gone}
              index={index}
              count={locationIds.length}
              onMove={(to) => onChange(moved(locationIds, index, to))}
              onRemove={() => onChange(locationIds.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      {free.length > 0 && (
        <Adding
          label={texts.addLocation}
          options={free.map(({ locationId, name }) => ({ value: locationId, label: name }))}
          onAdd={(locationId) => onChange([...locationIds, locationId])}
        />
      )}
    </div>
  );
}

interface SortedItemProps {
  label: string;
  /** Position from 0. */
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
}

function SortedItem({ label, index, count, onMove, onRemove }: SortedItemProps) {
  return (
    <div className={styles.sorted}>
      <span className={styles.label}>
        {index + 1}. <bdi>{label}</bdi>
      </span>
      <ReorderButtons about={label} index={index} count={count} onMove={onMove} />
      <ActionButton
        label={texts.remove}
        about={label}
        variant="plain"
        tone="critical"
        disabledReason={null}
        onAction={onRemove}
      />
    </div>
  );
}

interface AddingProps {
  label: string;
  options: readonly { value: string; label: string }[];
  onAdd: (value: string) => void;
}

/** Adds what is chosen, and offers the rest again. */
function Adding({ label, options, onAdd }: AddingProps) {
  return (
    <div className={styles.narrow}>
      <Select
        label={label}
        options={[{ value: '', label: texts.choose }, ...options]}
        value=""
        onChange={(value) => {
          if (value !== '') onAdd(value);
        }}
      />
    </div>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
