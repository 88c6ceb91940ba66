import { type ShippingService, shippingMappingTexts as texts } from '@hub/domain/shipping';
import { InlineError } from '@shopify/polaris';
import { useId } from 'react';
import styles from './ServiceInputs.module.css';

export interface ServiceInputsProps {
  /** Appended to the accessible names: the shipping method. */
  about: string;
  /** Null: both fields are empty. */
  value: ShippingService | null;
  /** Shown in the empty fields: the service that applies instead. */
  placeholder: ShippingService | null;
  /** Error of each field. */
  errors: Partial<Record<keyof ShippingService, string>>;
  /** Ids of the datalists with suggestions. */
  suggestions: Record<keyof ShippingService, string>;
  /** Null when both fields are empty. */
  onChange: (service: ShippingService | null) => void;
}

/** Carrier and service side by side. */
export function ServiceInputs({ about, value, placeholder, errors, suggestions, onChange }: ServiceInputsProps) {
  const id = useId();
  const change = (part: keyof ShippingService, text: string) => {
    const next = { carrier: '', service: '', ...value, [part]: text };
    onChange(next.carrier === '' && next.service === '' ? null : next);
  };
  const error = errors.carrier ?? errors.service;
  return (
    <div className={styles.inputs}>
      {(['carrier', 'service'] as const).map((part) => (
        <input
          key={part}
          id={`${id}${part}`}
          className={styles.input}
          aria-label={`${texts[part]} ${about}`}
          aria-invalid={errors[part] !== undefined || undefined}
          aria-describedby={errors[part] === undefined ? undefined : `${id}carrierError`}
          placeholder={value === null && placeholder !== null ? placeholder[part] : texts[part]}
          list={suggestions[part]}
          autoComplete="off"
          spellCheck={false}
          value={value?.[part] ?? ''}
          onChange={(event) => change(part, event.target.value)}
        />
      ))}
      {error !== undefined && (
        <div className={styles.error}>
          <InlineError message={error} fieldID={`${id}carrier`} />
        </div>
      )}
    </div>
  );
}
