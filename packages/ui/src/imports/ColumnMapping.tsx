import {
  columnName,
  type ImportColumns,
  type ImportField,
  type ImportFieldInfo,
  importFields,
  importTexts,
  recipientFields,
} from '@hub/domain/imports';
import { BlockStack, Select, Text } from '@shopify/polaris';
import styles from './ColumnMapping.module.css';

export interface ColumnMappingProps {
  /** First row of the file. */
  header: readonly string[];
  /** Column of each field. */
  columns: ImportColumns;
  /** The file is being sent, so nothing can be changed. */
  isDisabled: boolean;
  /** Called with the field and its new column; null: none. */
  onColumnChange: (field: ImportField, index: number | null) => void;
}

/** A select per field with the columns of the file: fields of the order, then of the recipient. */
export function ColumnMapping({ header, columns, isDisabled, onColumnChange }: ColumnMappingProps) {
  const options = header.map((_, index) => ({ label: columnName(header, index), value: String(index) }));
  const selects = (fields: readonly ImportFieldInfo[]) => (
    <div className={styles.fields}>
      {fields.map(({ field, label, isRequired }) => {
        const index = columns[field];
        const isMissing = isRequired && index === undefined;
        return (
          <Select
            key={field}
            label={isRequired ? `${label} (${importTexts.required})` : label}
            options={[{ label: isRequired ? importTexts.chooseColumn : importTexts.noColumn, value: '' }, ...options]}
            value={index === undefined ? '' : String(index)}
            disabled={isDisabled}
            error={isMissing ? importTexts.chooseColumn : false}
            onChange={(value) => onColumnChange(field, value === '' ? null : Number(value))}
          />
        );
      })}
    </div>
  );
  return (
    <BlockStack gap="400">
      {selects(importFields.filter(({ field }) => !isRecipientField(field)))}
      <Text as="h3" variant="headingSm">
        {importTexts.recipient}
      </Text>
      <Text as="p" tone="subdued">
        {importTexts.recipientNote}
      </Text>
      {selects(importFields.filter(({ field }) => isRecipientField(field)))}
    </BlockStack>
  );
}

function isRecipientField(field: ImportField): boolean {
  return recipientFields.some((each) => each === field);
}
