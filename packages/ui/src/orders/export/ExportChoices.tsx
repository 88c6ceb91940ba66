import {
  customSearchCode,
  type ExportCode,
  exportColumns,
  type ExportField,
  exportTexts,
  type ExportType,
  exportTypeLabel,
} from '@hub/domain/orders/export';
import { Checkbox, RadioButton } from '@shopify/polaris';
import { type ReactNode, useId } from 'react';
import styles from './ExportChoices.module.css';

export interface ExportChoicesProps {
  /** The types to choose from, in order. */
  types: readonly ExportType[];
  /** Number of orders per type; absent if unknown. */
  counts: ReadonlyMap<ExportCode, number>;
  code: ExportCode | null;
  onCodeChange: (code: ExportCode) => void;
  fields: ReadonlySet<ExportField>;
  onFieldsChange: (fields: ReadonlySet<ExportField>) => void;
  /** Filter bar of a custom search. */
  filterBar: ReactNode;
  /** Summary of the export. */
  summary: string;
}

/** Type and columns of an export (§3 "Export record fields", §7 "Export type codes"). */
export function ExportChoices(props: ExportChoicesProps) {
  const { types, counts, code, onCodeChange, fields, onFieldsChange, filterBar, summary } = props;
  const name = useId();
  return (
    <div className={styles.choices}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{exportTexts.what}</legend>
        <div className={styles.types}>
          {types.map((type) => (
            <RadioButton
              key={type.code}
              id={`${name}-${type.code}`}
              name={name}
              label={exportTypeLabel(type, counts.get(type.code) ?? null)}
              checked={code === type.code}
              onChange={() => onCodeChange(type.code)}
            />
          ))}
        </div>
      </fieldset>
      {code === customSearchCode && (
        <div role="group" aria-label={exportTexts.customFilter}>
          {filterBar}
        </div>
      )}
      <p className={styles.summary} aria-live="polite">
        {summary}
      </p>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{exportTexts.columns}</legend>
        <div className={styles.grid}>
          {exportColumns.map(({ field, label }) => (
            <Checkbox
              key={field}
              label={label}
              checked={fields.has(field)}
              onChange={() => onFieldsChange(toggled(fields, field))}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

function toggled<T>(set: ReadonlySet<T>, item: T): ReadonlySet<T> {
  const next = new Set(set);
  if (!next.delete(item)) next.add(item);
  return next;
}
