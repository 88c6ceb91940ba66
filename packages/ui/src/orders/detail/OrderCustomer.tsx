import { orderCustomerTexts, type OrderDetail, type ShipTo } from '@hub/domain/orders/detail';
import { countryCode, countryLabel } from '@hub/domain/shared';
import { Button, Link, useCopyToClipboard } from '@shopify/polaris';
import { formatAddress } from 'localized-address-format';
import type { ReactNode } from 'react';
import { DetailSection } from './DetailSection.tsx';
import styles from './OrderCustomer.module.css';

interface OrderCustomerProps {
  detail: OrderDetail;
  /** Slot for the action that changes the address. */
  editAddress?: ReactNode;
}

/** Where an order goes, how to reach its customer, and what they wrote; nothing when the server sends none of it. */
export function OrderCustomer({ detail: { shipTo, note = '', attributes = [] }, editAddress }: OrderCustomerProps) {
  const lines = shipTo === undefined ? [] : addressLines(shipTo);
  const { email = '', phone = '' } = shipTo ?? {};
  if (lines.length === 0 && email === '' && phone === '' && note === '' && attributes.length === 0) return null;
  return (
    <DetailSection title={orderCustomerTexts.shipTo}>
      <div className={styles.customer}>
        {lines.length > 0 && (
          <Copied text={lines.join('\n')} what={orderCustomerTexts.address} more={editAddress}>
            <address>
              {lines.map((line, index) => (
                <span key={`${index} ${line}`}>{line}</span>
              ))}
            </address>
          </Copied>
        )}
        {email !== '' && (
          <Copied text={email} what={orderCustomerTexts.email}>
            <Link url={`mailto:${encodeURIComponent(email)}`}>
              <bdi>{email}</bdi>
            </Link>
          </Copied>
        )}
        {phone !== '' && (
          <Copied text={phone} what={orderCustomerTexts.phone}>
            <Link url={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              <bdi>{phone}</bdi>
            </Link>
          </Copied>
        )}
        {(note !== '' || attributes.length > 0) && (
          <dl>
            {note !== '' && <Fact name={orderCustomerTexts.note} value={note} />}
            {attributes.map(({ key, value }, index) => (
              <Fact key={`${index} ${key}`} name={key} value={value} />
            ))}
          </dl>
        )}
      </div>
    </DetailSection>
  );
}

/** The address as its country writes it, without empty lines; the country last. No city or postcode is left out. */
function addressLines({
  name,
  company,
  address1 = '',
  address2 = '',
  city = '',
  state = '',
  postcode,
  country,
}: ShipTo): string[] {
  const code = countryCode(country) ?? undefined;
  const lines = formatAddress({
    name,
    organization: company,
    addressLines: [address1, address2].filter((line) => line !== ''),
    locality: city,
    administrativeArea: state,
    postalCode: postcode,
    ...(code !== undefined && { postalCountry: code }),
  });
  // Formats leave out what a country does not use, and most parts of an unknown country.
  const shown = lines.join('\n').toLowerCase();
  const leftOut = [city, code === undefined ? state : '', postcode].filter(
    (part) => !shown.includes(part.toLowerCase()),
  );
  return [...lines, ...leftOut, countryLabel(country)].map((line) => line.trim()).filter((line) => line !== '');
}

interface CopiedProps {
  text: string;
  /** "email". */
  what: string;
  /** Another action. */
  more?: ReactNode;
  children: ReactNode;
}

/** A part with a button that copies it. */
function Copied({ text, what, more, children }: CopiedProps) {
  const [copy, status] = useCopyToClipboard({ defaultValue: text });
  const label = status === 'copied' ? orderCustomerTexts.copied : orderCustomerTexts.copy;
  return (
    <div className={styles.part}>
      {children}
      <Button variant="plain" size="micro" onClick={() => copy()} accessibilityLabel={`${label}: ${what}`}>
        {label}
      </Button>
      {more}
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}
