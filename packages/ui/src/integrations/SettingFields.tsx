import type { Provider, ProviderAccount } from '@hub/domain/integrations';
import { FormLayout } from '@shopify/polaris';
import { SettingField } from './SettingField.tsx';
import { StatusSwitch } from './StatusSwitch.tsx';

export interface SettingFieldsProps {
  provider: Provider;
  account: ProviderAccount;
  onChange: (account: ProviderAccount) => void;
  isSubmitted: boolean;
}

/** The fields and Status switch of a provider or of one ShipStation account. */
export function SettingFields({ provider, account, onChange, isSubmitted }: SettingFieldsProps) {
  const { status, values } = account;
  return (
    <FormLayout>
      {provider.fields.map((field) => (
        <SettingField
          key={field.name}
          field={field}
          value={values[field.name] ?? ''}
          onChange={(value) => onChange({ status, values: { ...values, [field.name]: value } })}
          isSubmitted={isSubmitted}
        />
      ))}
      <StatusSwitch isOn={status} onChange={(isOn) => onChange({ status: isOn, values })} />
    </FormLayout>
  );
}
