import type { TrackedParcel } from '@hub/domain/orders/shipping';
import { trackingTexts as texts } from '@hub/domain/tracking';
import { useId } from 'react';
import { TrackedItems } from './TrackedItems.tsx';
import styles from './TrackingPage.module.css';

export interface TrackedParcelCardProps {
  /** "Parcel 1 of 2". */
  title: string;
  /** Where it is, its numbers and its items. */
  parcel: TrackedParcel;
}

/** One parcel: where it is, the carrier's page, and its items. */
export function TrackedParcelCard({ title, parcel }: TrackedParcelCardProps) {
  const id = useId();
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      <p className={styles.state} data-problem={parcel.state === 'problem' || undefined}>
        {parcel.summary}
      </p>
      {parcel.numbers.map(({ number, link }) => (
        <p key={number} className={styles.number}>
          {texts.trackingNumber}: <span className={styles.code}>{number}</span>
          {link !== null && (
            <a className={styles.track} href={link.href} target="_blank" rel="noopener noreferrer">
              {texts.trackWith(link.carrier)}
            </a>
          )}
        </p>
      ))}
      <TrackedItems items={parcel.items} />
    </section>
  );
}
