import { providerRows, type ThirdPartyId } from '@hub/domain/integrations';
import styles from './ProviderMark.module.css';

export interface ProviderMarkProps {
  /** `shopify` and `woocommerce` are the store platforms. */
  of: ThirdPartyId | 'shopify' | 'woocommerce';
}

/** Our own mark for each store platform, initials on a shape; the 3PLs have theirs in their catalog rows. */
const platformMarks = {
  shopify: { initials: 'S', points: '8,9 32,9 37,37 3,37' },
  woocommerce: { initials: 'W', points: '3,6 37,6 37,30 22,30 14,37 14,30 3,30' },
} as const;

/** The mark of a card. Hidden from screen readers, because the name is beside it. */
export function ProviderMark({ of }: ProviderMarkProps) {
  const { initials, points } = of === 'shopify' || of === 'woocommerce' ? platformMarks[of] : providerRows[of].mark;
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <polygon points={points} className={styles.shape} />
      <text x="20" y="21" className={styles.initials}>
        {initials}
      </text>
    </svg>
  );
}
