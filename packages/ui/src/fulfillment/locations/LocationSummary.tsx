import { findProvider } from '@hub/domain/integrations';
import {
  capacityText,
  cutOffsText,
  type Location,
  routingScreenTexts,
  runByText,
  zonesText,
} from '@hub/domain/routing';
import { versionText } from '@hub/domain/shared';
import styles from './LocationSummary.module.css';

/** A location's settings, in words. */
export function LocationSummary({ location }: { location: Location }) {
  const { zones, dailyCapacity, cutOffs, kind, providerId, stockFrom, version, savedBy } = location;
  const provider = providerId === null ? null : findProvider(providerId);
  return (
    <div className={styles.summary}>
      <ul className={styles.facts}>
        {kind === 'own' && <li>{routingScreenTexts.form.ownWarehouse}</li>}
        {provider !== null && <li>{runByText(provider.name)}</li>}
        <li>{zonesText(zones)}</li>
        <li>{capacityText(dailyCapacity)}</li>
        <li>{cutOffsText(cutOffs)}</li>
        {stockFrom === 'provider' && <li>{routingScreenTexts.locations.stockFromProvider}</li>}
        {stockFrom === 'store' && <li>{routingScreenTexts.locations.stockFromStore}</li>}
      </ul>
      <p className={styles.version}>
        <bdi>{versionText(version, savedBy) ?? routingScreenTexts.locations.unset}</bdi>
      </p>
    </div>
  );
}
