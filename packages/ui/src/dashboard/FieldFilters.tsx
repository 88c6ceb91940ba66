import { type FieldFilters as Chosen, filterTexts, noFieldFilters } from '@hub/domain/dashboard';
import { type FieldFilter, fieldFilterText } from '@hub/domain/orders/list';
import { BlockStack, Button, Popover, Select, Tag } from '@shopify/polaris';
import { useState } from 'react';
import styles from './FieldFilters.module.css';

export interface FieldFiltersProps {
  /** The available filters. */
  filters: readonly FieldFilter[];
  /** Chosen values by field. */
  chosen?: Chosen | undefined;
  onChange: (next: Chosen) => void;
}

/** Filters by store fields of orders: a button opens the choices, and each chosen value is a tag. */
export function FieldFilters({ filters, chosen = noFieldFilters, onChange }: FieldFiltersProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const choose = (field: string, value: string) => {
    const { [field]: _, ...others } = chosen;
    onChange(value === '' ? others : { ...others, [field]: value });
  };
  const shown = filters.filter(({ field }) => chosen[field] !== undefined);
  return (
    <div className={styles.fields}>
      <Popover
        active={isOpen}
        onClose={close}
        preferredAlignment="left"
        sectioned
        activator={
          <Button disclosure ariaExpanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {filterTexts.fields(shown.length)}
          </Button>
        }
      >
        <BlockStack gap="300">
          {filters.map(({ field, label, options }) => (
            <Select
              key={field}
              label={label}
              options={[{ value: '', label: filterTexts.any }, ...withUnknown(options, chosen[field])]}
              value={chosen[field] ?? ''}
              onChange={(value) => choose(field, value)}
            />
          ))}
          {shown.length > 0 && (
            <Button
              variant="plain"
              onClick={() => {
                onChange(noFieldFilters);
                close();
              }}
            >
              {filterTexts.clearFields}
            </Button>
          )}
        </BlockStack>
      </Popover>
      {shown.map(({ field }) => (
        <Tag key={field} onRemove={() => choose(field, '')}>
          {fieldFilterText(field, chosen[field] ?? '')}
        </Tag>
      ))}
    </div>
  );
}

/** Keeps a value from a URL or saved view that this version does not know, and shows it as is. */
function withUnknown(options: FieldFilter['options'], value: string | undefined): FieldFilter['options'][number][] {
  return value === undefined || options.some((option) => option.value === value)
    ? [...options]
    : [...options, { value, label: value }];
}
