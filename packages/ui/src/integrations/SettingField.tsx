import {
  hintTexts,
  type FieldHint,
  fieldHint,
  integrationNotes,
  isMask,
  type ProviderField,
} from '@hub/domain/integrations';
import { Button, Icon, TextField } from '@shopify/polaris';
import { AlertTriangleIcon, HideIcon, ViewIcon } from '@shopify/polaris-icons';
import { useId, useState } from 'react';
import { ActionButton } from '../actions/index.ts';
import styles from './SettingField.module.css';

export interface SettingFieldProps {
  field: ProviderField;
  /** The value as typed, or the server's mask of a secret. */
  value: string;
  onChange: (value: string) => void;
  /** The field was saved or tested with this value, so hints show before blur. */
  isSubmitted: boolean;
}

/** An input with label, help and, after blur, hints. Hints never block saving. */
export function SettingField({ field, value, onChange, isSubmitted }: SettingFieldProps) {
  const id = useId();
  const [isBlurred, setBlurred] = useState(false);
  const [isRevealed, setRevealed] = useState(false);
  const isMasked = field.isSecret && isMask(value);
  const hint = isBlurred || isSubmitted ? fieldHint(field, value) : null;
  // The button disappears with its hint; the focus moves to the field.
  const handleFix = (fixedValue: string) => {
    onChange(fixedValue);
    document.getElementById(id)?.focus();
  };
  return (
    <TextField
      id={id}
      label={field.label}
      type={field.isSecret && !isRevealed ? 'password' : 'text'}
      // Keeps credentials out of autofill and spell checking.
      autoComplete={field.isSecret ? 'new-password' : 'off'}
      spellCheck={false}
      selectTextOnFocus={isMasked}
      value={value}
      onChange={onChange}
      onFocus={() => setBlurred(false)}
      onBlur={() => setBlurred(true)}
      {...(field.isSecret && {
        connectedRight: (
          <RevealButton label={field.label} isRevealed={isRevealed} onToggle={() => setRevealed(!isRevealed)} />
        ),
      })}
      helpText={
        <>
          {isMasked ? integrationNotes.secretKept : field.help}
          {hint && <Hint hint={hint} onFix={handleFix} />}
        </>
      }
    />
  );
}

function RevealButton({ label, isRevealed, onToggle }: { label: string; isRevealed: boolean; onToggle(): void }) {
  return (
    <Button
      icon={isRevealed ? HideIcon : ViewIcon}
      accessibilityLabel={hintTexts.show(label)}
      pressed={isRevealed}
      onClick={onToggle}
    />
  );
}

function Hint({ hint: { message, fix }, onFix }: { hint: FieldHint; onFix(value: string): void }) {
  return (
    <span className={styles.hint}>
      <span className={styles.icon}>
        <Icon source={AlertTriangleIcon} tone="caution" />
      </span>
      <span>
        {message}{' '}
        {fix && (
          <ActionButton variant="plain" label={fix.label} disabledReason={null} onAction={() => onFix(fix.value)} />
        )}
      </span>
    </span>
  );
}
