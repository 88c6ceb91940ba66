import { type TrackedOrder, trackedSteps } from '@hub/domain/orders/shipping';
import { textColorOn, type TrackingPageLook, trackingTexts as texts } from '@hub/domain/tracking';
import '@fontsource-variable/figtree';
import { type CSSProperties, useEffect, useId, useRef } from 'react';
import '../layout/site.css';
import { TrackedParcelCard } from './TrackedParcelCard.tsx';
import { TrackingForm } from './TrackingForm.tsx';
import { TrackedItems } from './TrackedItems.tsx';
import styles from './TrackingPage.module.css';

export interface TrackingPageProps {
  /** Name, color and texts of the shop. */
  look: TrackingPageLook;
  /** The order that was found; null shows the form. */
  order: TrackedOrder | null;
  /** Why the last search found nothing; null: no search failed. */
  problem: string | null;
  /** A search is in progress. */
  isBusy: boolean;
  /** Called with both values, trimmed, once both are filled in. */
  onFind: (typed: { orderNumber: string; proof: string }) => void;
  /** Returns to the form. */
  onAnother: () => void;
}

/** A shop's page where its customers look up an order. It has its own styles, in the shop's color. */
export function TrackingPage({ look, order, problem, isBusy, onFind, onAnother }: TrackingPageProps) {
  const colors = { '--shop': look.color, '--on-shop': textColorOn(look.color) } as CSSProperties;
  return (
    <div className={styles.page} style={colors}>
      <header className={styles.bar}>
        <p className={styles.shop} dir="auto">
          {look.shopName}
        </p>
      </header>
      <main className={styles.content}>
        {order === null ? (
          <>
            <h1 className={styles.heading} dir="auto">
              {look.heading}
            </h1>
            {look.intro !== '' && (
              <p className={styles.intro} dir="auto">
                {look.intro}
              </p>
            )}
            <TrackingForm problem={problem} isBusy={isBusy} onFind={onFind} />
          </>
        ) : (
          <FoundOrder order={order} onAnother={onAnother} />
        )}
        {look.contactEmail !== '' && (
          <p className={styles.contact}>
            <a href={`mailto:${look.contactEmail}`}>{texts.contact(look.contactEmail)}</a>
          </p>
        )}
      </main>
    </div>
  );
}

function FoundOrder({ order, onAnother }: { order: TrackedOrder; onAnother: () => void }) {
  const followId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // The form that had the focus is gone.
  useEffect(() => heading.current?.focus(), []);
  const sentParcels = order.parcels.length;
  return (
    <>
      <h1 className={styles.heading} tabIndex={-1} ref={heading}>
        {order.orderName}
      </h1>
      {order.orderedAt !== null && <p className={styles.intro}>{texts.ordered(dateText(order.orderedAt))}</p>}
      <p className={styles.summary}>{order.summary}</p>
      <Steps order={order} />
      {order.parcels.map((parcel, index) => (
        <TrackedParcelCard
          key={parcel.numbers[0]?.number ?? index}
          title={texts.parcel(index + 1, sentParcels)}
          parcel={parcel}
        />
      ))}
      {order.toFollow.length > 0 && (
        <section className={styles.card} aria-labelledby={followId}>
          <h2 id={followId} className={styles.title}>
            {sentParcels === 0 ? texts.inOrder : texts.toFollow}
          </h2>
          <TrackedItems items={order.toFollow} />
        </section>
      )}
      <button type="button" className={styles.another} onClick={onAnother}>
        {texts.another}
      </button>
    </>
  );
}

/** Progress of the order; nothing for a canceled one. */
function Steps({ order }: { order: TrackedOrder }) {
  if (order.step === null) return null;
  const reached = trackedSteps.indexOf(order.step);
  return (
    <ol className={styles.steps}>
      {trackedSteps.map((step, index) => (
        <li
          key={step}
          className={styles.step}
          data-reached={index <= reached || undefined}
          aria-current={index === reached ? 'step' : undefined}
        >
          <span className={styles.dot} aria-hidden="true" />
          {texts.step[step]}
          <span className={styles.spoken}>{index < reached ? `, ${texts.done}` : ''}</span>
        </li>
      ))}
    </ol>
  );
}

function dateText(time: string): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? time : date.toLocaleDateString('en-GB', { dateStyle: 'long' });
}
