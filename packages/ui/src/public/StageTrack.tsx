import { homeTexts } from '@hub/domain/public';
import { tabNames, type TabNumber, tabs } from '@hub/domain/shared';
import { useId } from 'react';
import styles from './StageTrack.module.css';

const mainTabs: readonly TabNumber[] = [tabs.open, tabs.inFulfillment, tabs.shipped];
const problemTabs: readonly TabNumber[] = [tabs.errors, tabs.hold, tabs.backOrders, tabs.needsReview];

/** Illustration: the stages of an order as a line map. */
export function StageTrack() {
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className={styles.map}>
      <h2 id={headingId} className={styles.title}>
        {homeTexts.trackTitle}
      </h2>
      <Line label={homeTexts.trackMain} tabs={mainTabs} className={styles.main} />
      <Line label={homeTexts.trackSide} tabs={problemTabs} className={styles.side} />
    </section>
  );
}

function Line({
  label,
  tabs,
  className,
}: {
  label: string;
  tabs: readonly TabNumber[];
  className: string | undefined;
}) {
  const labelId = useId();
  return (
    <div className={className}>
      <p id={labelId} className={styles.label}>
        {label}
      </p>
      <ol aria-labelledby={labelId} className={styles.stops}>
        {tabs.map((number) => (
          <li key={number}>{tabNames.find((tab) => tab.number === number)?.title}</li>
        ))}
      </ol>
    </div>
  );
}
