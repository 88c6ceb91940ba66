import {
  type MissingPart,
  missingPartLabels,
  type MissingPolicy,
  missingPolicyLabels,
  ordersMissingText,
  type ShopSettings,
  shopSettingsTexts,
} from '@hub/domain/shopSettings';
import { Link, Select } from '@shopify/polaris';
import { choicesOf } from '../../data/choicesOf.ts';
import styles from './UniversalSettingsScreen.module.css';

export interface MissingPartListProps {
  settings: ShopSettings;
  /** Open orders that lack each part. */
  ordersMissing: Readonly<Record<MissingPart, number>>;
  /** Path of the shipping mapping; null without permission. */
  mappingPath: string | null;
  onChange: (whenMissing: ShopSettings['whenMissing']) => void;
}

const texts = shopSettingsTexts.missing;
const parts = Object.keys(missingPartLabels) as MissingPart[];
const options = choicesOf(missingPolicyLabels);

/** What happens to an order that lacks something, with the number of open orders that lack it now. */
export function MissingPartList({ settings, ordersMissing, mappingPath, onChange }: MissingPartListProps) {
  const { whenMissing, defaultWeight } = settings;
  return (
    <ul className={styles.parts}>
      {parts.map((part) => (
        <li key={part} className={styles.part}>
          <div>
            <div className={styles.name}>{missingPartLabels[part]}</div>
            <div className={styles.help}>
              {part === 'weight' && defaultWeight !== null
                ? texts.defaultWeight
                : ordersMissingText(ordersMissing[part])}{' '}
              {part === 'shippingMethod' && mappingPath !== null && <Link url={mappingPath}>{texts.openMapping}</Link>}
            </div>
          </div>
          <Select
            label={missingPartLabels[part]}
            labelHidden
            options={options}
            value={whenMissing[part]}
            onChange={(policy) => onChange({ ...whenMissing, [part]: policy as MissingPolicy })}
          />
        </li>
      ))}
    </ul>
  );
}
