import { problemTexts, wordsText } from '@hub/domain/messages';
import { weightUnitNames, type WeightUnit, weightUnits } from '@hub/domain/shared';
import {
  checkShopSettings,
  type MissingPart,
  releaseLabels,
  type ReleaseBackOrders,
  type SavedShopSettings,
  type ShopSettings,
  shopSettingsTexts as texts,
  settingsFacts,
} from '@hub/domain/shopSettings';
import { Card, ChoiceList, Select, Text, TextField } from '@shopify/polaris';
import { SaveRow } from '../../actions/SaveRow.tsx';
import { SwitchRow } from '../../actions/SwitchRow.tsx';
import { choicesOf } from '../../data/choicesOf.ts';
import type { Loadable } from '../../data/index.ts';
import { OutdatedBanner } from '../../feedback/index.ts';
import { FormPage, type PageHeaderProps, type VersionedForm } from '../../layout/index.ts';
import { SectionCard } from '../../layout/SectionCard.tsx';
import { MissingPartList } from './MissingPartList.tsx';
import styles from './UniversalSettingsScreen.module.css';
import { WeightField } from './WeightField.tsx';
import { DescriptionList } from '../../data/DescriptionList.tsx';

/** Data loaded for the screen. */
export interface UniversalSettings {
  saved: SavedShopSettings;
  /** Open orders that lack each part. */
  ordersMissing: Readonly<Record<MissingPart, number>>;
}

export interface UniversalSettingsScreenProps extends VersionedForm<ShopSettings, SavedShopSettings> {
  /** Title, tabs and open tab. */
  pageHeader: PageHeaderProps;
  /** The saved settings, and the data that they apply to. */
  loaded: Loadable<UniversalSettings>;
  /** Why this person cannot change the settings; null when they can. */
  disabledReason: string | null;
  /** Path of the shipping mapping; null without permission. */
  mappingPath: string | null;
}

/** `/app/inventory/universal-settings` for servers with capability `shopSettings`. */
export function UniversalSettingsScreen({ pageHeader, loaded, value, ...form }: UniversalSettingsScreenProps) {
  return (
    <FormPage
      pageHeader={pageHeader}
      loaded={loaded}
      value={value}
      subject={texts.subject}
      disabledReason={form.disabledReason}
      rowHeight={120}
      renderForm={(universal, settings) => <SettingsForm {...form} loaded={universal} settings={settings} />}
    />
  );
}

type FormProps = Omit<UniversalSettingsScreenProps, 'pageHeader' | 'loaded' | 'value'> & {
  loaded: UniversalSettings;
  settings: ShopSettings;
};

function SettingsForm({ loaded, settings, isDirty, isSaving, newer, disabledReason, ...on }: FormProps) {
  const problems = checkShopSettings(settings);
  const problemOf = problemTexts(problems);
  const change = (fields: Partial<ShopSettings>) => on.onChange({ ...settings, ...fields });
  const isReadOnly = disabledReason !== null;
  return (
    <>
      <Text as="p" tone="subdued">
        {texts.note}
      </Text>
      <OutdatedBanner newer={newer} what={texts.what} isSaving={isSaving} onDiscard={on.onDiscard} onSave={on.onSave}>
        {(theirs) => <DescriptionList items={settingsFacts(theirs)} />}
      </OutdatedBanner>
      {isReadOnly ? (
        <Card>
          <DescriptionList items={settingsFacts(settings)} />
        </Card>
      ) : (
        <>
          <WeightCard settings={settings} problemOf={problemOf} change={change} />
          <SectionCard title={texts.stock.title}>
            <div className={styles.narrow}>
              <TextField
                label={texts.stock.threshold}
                inputMode="numeric"
                autoComplete="off"
                suffix={texts.stock.thresholdSuffix}
                value={Number.isNaN(settings.lowStockThreshold) ? '' : String(settings.lowStockThreshold)}
                helpText={texts.stock.thresholdHelp}
                error={problemOf('lowStockThreshold')}
                onChange={(text) => change({ lowStockThreshold: readUnits(text, settings.lowStockThreshold) })}
              />
            </div>
            <ChoiceList
              title={texts.stock.release}
              choices={choicesOf(releaseLabels)}
              selected={[settings.releaseBackOrders]}
              onChange={([chosen]) => change({ releaseBackOrders: chosen as ReleaseBackOrders })}
            />
          </SectionCard>
          <SectionCard title={texts.boxes.title}>
            <SwitchRow
              label={texts.boxes.combine}
              help={texts.boxes.combineHelp}
              isOn={settings.combineOrders}
              onChange={(combineOrders) => change({ combineOrders })}
            />
          </SectionCard>
          <SectionCard title={texts.missing.title} note={texts.missing.note}>
            <MissingPartList
              settings={settings}
              ordersMissing={loaded.ordersMissing}
              mappingPath={on.mappingPath}
              onChange={(whenMissing) => change({ whenMissing })}
            />
          </SectionCard>
          <Card>
            <SaveRow
              version={loaded.saved}
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

interface WeightCardProps {
  settings: ShopSettings;
  problemOf: (part: 'defaultWeight' | 'defaultPackage') => string | undefined;
  change: (fields: Partial<ShopSettings>) => void;
}

function WeightCard({ settings, problemOf, change }: WeightCardProps) {
  return (
    <SectionCard title={texts.weights.title}>
      <div className={styles.narrow}>
        <Select
          label={texts.weights.unit}
          options={weightUnits.map((unit) => ({ value: unit, label: weightUnitNames[unit] }))}
          value={settings.weightUnit}
          helpText={texts.weights.unitHelp}
          onChange={(unit) => change({ weightUnit: unit as WeightUnit })}
        />
        <WeightField
          label={texts.weights.weight}
          value={settings.defaultWeight}
          unit={settings.weightUnit}
          help={texts.weights.weightHelp}
          error={problemOf('defaultWeight')}
          onChange={(defaultWeight) => change({ defaultWeight })}
        />
        <TextField
          label={texts.weights.package}
          autoComplete="off"
          value={settings.defaultPackage}
          helpText={texts.weights.packageHelp}
          error={problemOf('defaultPackage')}
          onChange={(defaultPackage) => change({ defaultPackage })}
        />
      </div>
    </SectionCard>
  );
}

/** NaN for an empty text. Ignores text that is not a number. */
function readUnits(text: string, before: number): number {
  const trimmed = text.trim();
  if (trimmed === '') return Number.NaN;
  const units = Number(trimmed.replaceAll(/(?<=\d),(?=\d{3}\b)/g, ''));
  return Number.isFinite(units) ? units : before;
}
