import { trackingTexts as texts } from '@hub/domain/tracking';
import '../layout/site.css';
import styles from './TrackingPage.module.css';

/** The page of a shop that shows none, or does not exist. It must not reveal which. */
export function NoTrackingPage() {
  return (
    <div className={styles.page}>
      <main className={styles.content}>
        <h1 className={styles.heading}>{texts.noPage}</h1>
        <p className={styles.intro}>{texts.noPageHint}</p>
      </main>
    </div>
  );
}
