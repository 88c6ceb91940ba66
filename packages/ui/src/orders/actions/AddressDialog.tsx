import { problemTexts } from '@hub/domain/messages';
import type { Order } from '@hub/domain/orders';
import { addressEditTexts as words } from '@hub/domain/orders/detail';
import {
  type Address,
  type AddressField,
  addressProblems,
  addressWarnings,
  changedAddressParts,
  countries,
  longestAddressPart,
  orderDisplayName,
  provinceCode,
  provincesOf,
} from '@hub/domain/shared';
import { Select, TextField } from '@shopify/polaris';
import { formatAddress } from 'localized-address-format';
import { useState } from 'react';
import { ConfirmDialog } from '../../dialogs/ConfirmDialog.tsx';
import { ErrorBanner } from '../../feedback/ErrorBanner.tsx';
import styles from './AddressDialog.module.css';

export interface AddressDialogProps {
  /** Whether it is open. Typed text stays while it is closed. */
  open: boolean;
  /** The order whose address it is. */
  order: Order;
  /** The saved address. */
  address: Address;
  /** What the order ships with, such as "UPS Ground"; null: unknown. */
  service?: string | null;
  /** Disables saving and typing with this reason, such as a missing permission; null: the person can edit. */
  disabledReason?: string | null;
  /** It is being saved. */
  isSaving?: boolean;
  /** Why it was not saved, in the server's words; null: no failure. */
  error?: string | null;
  /** The person saves a changed address without problems. */
  onSave: (address: Address) => void;
  /** The person closes the dialog. */
  onCancel: () => void;
}

/** Edits where an order is delivered: the parts of its country in their order, each with its problem. */
export function AddressDialog(props: AddressDialogProps) {
  const { open, order, address: saved, service = null, disabledReason = null, isSaving = false, error = null } = props;
  const [typed, setTyped] = useState<Partial<Address>>({});
  const address = { ...saved, ...typed };
  const problems = addressProblems(address, saved);
  const fields = fieldsOf(address, new Set(problems.map(({ part }) => part)));
  const problemOf = problemTexts(problems);
  const warningOf = problemTexts(addressWarnings(address, service));
  const isChanged = changedAddressParts(saved, address).length > 0;
  const reason = problems.length > 0 ? words.marked : isChanged ? null : words.unchanged;
  const firstToFix = fields.find((part) => problemOf(part) !== undefined && !isSelect(part, address)) ?? 'address1';
  const change = (part: AddressField) => (value: string) => setTyped({ ...typed, [part]: value });
  return (
    <ConfirmDialog
      open={open}
      title={words.title(orderDisplayName(order))}
      body={words.follows}
      confirmLabel={words.save}
      disabledReason={disabledReason ?? reason}
      busy={isSaving}
      onConfirm={() => props.onSave(address)}
      onCancel={props.onCancel}
    >
      {error !== null && (
        <div className={styles.error}>
          <ErrorBanner message={error} />
        </div>
      )}
      <div className={styles.fields}>
        {fields.map((part) => (
          <div key={part} data-part={part} data-autofocus={part === firstToFix || undefined}>
            {isSelect(part, address) ? (
              <Select
                label={words.fields[part]}
                options={optionsOf(part, address)}
                value={part === 'state' ? (provinceCode(address.country, address.state) ?? '') : address[part]}
                error={problemOf(part)}
                disabled={disabledReason !== null}
                onChange={change(part)}
              />
            ) : (
              <TextField
                label={words.fields[part]}
                autoComplete="off"
                maxLength={longestAddressPart}
                value={address[part]}
                error={problemOf(part)}
                helpText={warningOf(part)}
                readOnly={disabledReason !== null}
                onChange={change(part)}
              />
            )}
          </div>
        ))}
      </div>
    </ConfirmDialog>
  );
}

function isSelect(part: AddressField, { country }: Address): part is 'country' | 'state' {
  return part === 'country' || (part === 'state' && provincesOf(country).length > 0);
}

function optionsOf(part: 'country' | 'state', { country }: Address): { value: string; label: string }[] {
  const known = (part === 'country' ? countries : provincesOf(country)).map(({ code, name }) => ({
    value: code,
    label: name,
  }));
  const isKnown = part === 'state' || known.some(({ value }) => value === country);
  // A name from a file that is no country.
  const own = isKnown ? [] : [{ value: country, label: country === '' ? words.notChosen : country }];
  return [...(part === 'state' ? [{ value: '', label: words.notChosen }] : []), ...own, ...known];
}

const placed = ['name', 'company', 'address1', 'address2', 'city', 'state', 'postcode'] as const;

/** The parts that the country writes, in its order, and those that have text or a problem. */
function fieldsOf(address: Address, problems: ReadonlySet<AddressField>): AddressField[] {
  const lines = formatAddress({
    postalCountry: address.country,
    name: '{name}',
    organization: '{company}',
    addressLines: ['{address1}', '{address2}'],
    locality: '{city}',
    administrativeArea: '{state}',
    postalCode: '{postcode}',
  });
  const format = lines.join('\n').toLowerCase();
  const placeOf = (part: AddressField) => format.indexOf(`{${part}}`);
  const written = placed.filter((part) => placeOf(part) >= 0).toSorted((one, other) => placeOf(one) - placeOf(other));
  const others = placed.filter((part) => placeOf(part) < 0 && (address[part] !== '' || problems.has(part)));
  return ['country', ...written, ...others, 'phone'];
}
