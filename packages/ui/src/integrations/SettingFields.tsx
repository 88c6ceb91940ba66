import { integrationNotes, type Provider, type ProviderAccount } from '@hub/domain/integrations';
import { Checkbox } from '@shopify/polaris';
import { SettingField } from './SettingField.tsx';
import styles from './SettingFields.module.css';
import { StatusSwitch } from './StatusSwitch.tsx';

export interface SettingFieldsProps {
  provider: Provider;
  account: ProviderAccount;
  onChange: (account: ProviderAccount) => void;
  isSubmitted: boolean;
}

/**
 * The fields, side by side if they fit, the checkbox of a sandbox account, and the Status switch of a provider or of one
 * ShipStation account.
 */
export function SettingFields({ provider, account, onChange, isSubmitted }: SettingFieldsProps) {
  const { status, isSandbox = false, values } = account;
  return (
    <div className={styles.fields}>
      {provider.fields.map((field) => (
        <SettingField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ ...account, values: { ...values, [field.name]: value } })}
          isSubmitted={isSubmitted}
        />
      ))}
      <div className={styles.status}>
        <Checkbox
          label={integrationNotes.sandboxLabel}
          helpText={integrationNotes.sandboxHelp}
          checked={isSandbox}
          onChange={(checked) => onChange({ ...account, isSandbox: checked })}
        />
      </div>
      <div className={styles.status}>
        <StatusSwitch isOn={status} onChange={(isOn) => onChange({ ...account, status: isOn })} />
      </div>
    </div>
  );
}
