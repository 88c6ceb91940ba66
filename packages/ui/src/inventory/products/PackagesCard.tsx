import { problemTexts, wordsText } from '@hub/domain/messages';
import {
  checkPackage,
  dimensionsText,
  formatWeight,
  type LengthUnit,
  lengthUnits,
  type Package,
  packageDeletionText,
  type PackageSettings,
  productScreenTexts,
} from '@hub/domain/products';
import type { WeightUnit } from '@hub/domain/shared';
import { BlockStack, Select, TextField } from '@shopify/polaris';
import { useState } from 'react';
import { EditorFrame } from './EditorFrame.tsx';
import type { ItemActions, ItemEditor } from './ItemEditor.ts';
import { ItemsCard } from './ItemsCard.tsx';
import styles from './ItemsCard.module.css';
import { WeightInput } from './WeightInput.tsx';

export interface PackagesCardProps extends ItemActions<PackageSettings> {
  packages: readonly Package[];
  /** Number of products that use a package. */
  usesOf: (packageId: string) => number;
  /** The package being changed; null: none. */
  editor: ItemEditor<PackageSettings, Package> | null;
  /** Unit of a weight typed without one. */
  unit: WeightUnit;
  /** Why nothing can be changed; null: it can. */
  disabledReason: string | null;
}

const { packages: texts } = productScreenTexts;

/** The packages with their sizes. */
export function PackagesCard(props: PackagesCardProps) {
  const { packages, usesOf, editor, unit, disabledReason } = props;
  return (
    <ItemsCard
      title={texts.title}
      note={texts.note}
      none={texts.none}
      addLabel={texts.add}
      noun="package"
      items={packages.map((item) => ({
        id: item.packageId,
        name: item.name,
        text: packageText(item),
        deletion: packageDeletionText(usesOf(item.packageId)),
      }))}
      openId={editor && (editor.id ?? 'new')}
      isDirty={editor?.isDirty ?? false}
      editor={
        editor && (
          <PackageForm
            key={editor.id ?? 'new'}
            {...props}
            editor={editor}
            unit={unit}
            others={packages.filter(({ packageId }) => packageId !== editor.id)}
          />
        )
      }
      disabledReason={disabledReason}
      onAdd={props.onAdd}
      onOpen={props.onOpen}
      onDelete={props.onDelete}
    />
  );
}

function packageText(item: PackageSettings): string {
  const weight = item.weight === null ? '' : `, ${productScreenTexts.emptyWeight(formatWeight(item.weight))}`;
  return `${dimensionsText(item)}${weight}`;
}

interface PackageFormProps extends Omit<PackagesCardProps, 'editor'> {
  editor: ItemEditor<PackageSettings, Package>;
  others: readonly Package[];
}

function PackageForm({ editor, others, unit, onChange, ...actions }: PackageFormProps) {
  const { settings, isDirty, isSaving, newer } = editor;
  const problems = checkPackage(settings, others);
  const [isTouched, setTouched] = useState(editor.id !== null);
  const errorOf = (part: (typeof problems)[number]['part']) => (isTouched ? problemTexts(problems)(part) : undefined);
  const change = (next: Partial<PackageSettings>) => onChange({ ...settings, ...next });
  return (
    <EditorFrame
      label={settings.name || texts.add}
      problem={wordsText(problems[0]?.message ?? null)}
      isDirty={isDirty}
      isSaving={isSaving}
      newer={newer && { savedBy: newer.savedBy, text: `${newer.name}: ${packageText(newer)}` }}
      onSave={actions.onSave}
      onClose={actions.onClose}
    >
      <BlockStack gap="300">
        <TextField
          label={texts.name}
          autoComplete="off"
          value={settings.name}
          error={errorOf('name')}
          onBlur={() => setTouched(true)}
          onChange={(name) => change({ name })}
        />
        <div className={styles.fields}>
          {(['length', 'width', 'height'] as const).map((side) => (
            <SideInput
              key={side}
              label={texts[side]}
              value={settings[side]}
              unit={settings.unit}
              error={errorOf(side)}
              onChange={(value) => change({ [side]: value })}
            />
          ))}
          <Select
            label={texts.unit}
            options={[...lengthUnits]}
            value={settings.unit}
            onChange={(next) => change({ unit: next as LengthUnit })}
          />
          <WeightInput
            label={texts.weight}
            help={texts.weightHelp}
            value={settings.weight}
            unit={unit}
            error={errorOf('weight')}
            onChange={(weight) => change({ weight })}
          />
        </div>
      </BlockStack>
    </EditorFrame>
  );
}

interface SideInputProps {
  label: string;
  /** 0: nothing entered yet. */
  value: number;
  unit: LengthUnit;
  error: string | undefined;
  /** NaN for text that is not a number. */
  onChange: (value: number) => void;
}

function SideInput({ label, value, unit, error, onChange }: SideInputProps) {
  const [text, setText] = useState(value === 0 ? '' : String(value));
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      suffix={unit}
      value={text}
      error={error}
      onChange={(next) => {
        setText(next);
        const plain = next.trim().replace(',', '.');
        onChange(plain === '' ? 0 : Number(plain));
      }}
    />
  );
}
