import { problemTexts } from '@hub/domain/messages';
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
import { BlockStack, Checkbox, InlineError, TextField } from '@shopify/polaris';
import { useId } from 'react';
import { CheckList } from './CheckList.tsx';
import { CountriesInput } from './CountriesInput.tsx';
import { SortedChoice } from './SortedChoice.tsx';
import styles from './RuleEditor.module.css';

export interface RuleEditorProps {
  rule: RoutingRule;
  locations: readonly Location[];
  problems: readonly RoutingProblem[];
  onChange: (rule: RoutingRule) => void;
}

const { rules: texts } = routingScreenTexts;

/** The parts of a rule, each with its errors. */
export function RuleEditor({ rule, locations, problems, onChange }: RuleEditorProps) {
  const problemOf = problemTexts(problems);
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
        <CheckList
          label={texts.locations}
          options={options}
          chosen={rule.locationIds}
          help={texts.locationsHelp}
          error={problemOf('locations')}
          onChange={(locationIds) => onChange({ ...rule, locationIds })}
        />
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
    <fieldset className={styles.group} aria-describedby={error === undefined ? `${id}help` : `${id}help ${id}Error`}>
      <legend>{texts.preferences}</legend>
      <p id={`${id}help`} className={styles.help}>
        {texts.preferencesHelp}
      </p>
      <SortedChoice
        values={preferences.map(({ type }) => type)}
        labelOf={(type) => preferenceLabels[type]}
        free={free}
        addLabel={texts.addPreference}
        onMove={(from, to) => onChange(moved(preferences, from, to))}
        onRemove={(index) => onChange(preferences.toSpliced(index, 1))}
        onAdd={(type) => onChange([...preferences, emptyPreference(type)])}
        error={error !== undefined && <InlineError message={error} fieldID={id} />}
        renderBelow={(index) => {
          const preference = preferences[index];
          return (
            preference?.type === 'ranked' && (
              <Ranking
                locationIds={preference.locationIds}
                locations={locations}
                onChange={(locationIds) => onChange(preferences.with(index, { type: 'ranked', locationIds }))}
              />
            )
          );
        }}
      />
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
      <SortedChoice
        label={texts.ranking}
        values={locationIds}
        labelOf={(locationId) => names.get(locationId) ?? texts.gone}
        free={free.map(({ locationId }) => locationId)}
        addLabel={texts.addLocation}
        onMove={(from, to) => onChange(moved(locationIds, from, to))}
        onRemove={(index) => onChange(locationIds.toSpliced(index, 1))}
        onAdd={(locationId) => onChange([...locationIds, locationId])}
      />
    </div>
  );
}

function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const item = list[from];
  return item === undefined ? list : list.toSpliced(from, 1).toSpliced(to, 0, item);
}
