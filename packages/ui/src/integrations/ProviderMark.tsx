import type { ThirdPartyId } from '@hub/domain/integrations';
import styles from './ProviderMark.module.css';

export interface ProviderMarkProps {
  /** `shopify` and `woocommerce` are the store platforms. */
  of: ThirdPartyId | 'shopify' | 'woocommerce';
}

/** Initials on a shape of our own for each; no logos or brand colours. Coordinates of a box of 40 by 40. */
const marks = {
  ams: { initials: 'AM', points: '4,4 36,4 36,36 4,36' },
  shipbob: { initials: 'SB', points: '20,1 37,10.5 37,29.5 20,39 3,29.5 3,10.5' },
  ship_stations: { initials: 'SS', points: '12,3 28,3 37,12 37,28 28,37 12,37 3,28 3,12' },
  cap: { initials: 'CA', points: '20,0 40,20 20,40 0,20' },
  dcl: { initials: 'DL', points: '2,4 28,4 39,20 28,36 2,36' },
  cold_track: {
    initials: 'CT',
    points: '20,0 26,5 34,6 35,14 40,20 35,26 34,34 26,35 20,40 14,35 6,34 5,26 0,20 5,14 6,6 14,5',
  },
  info_plus: { initials: 'IP', points: '10,1 30,1 30,8 39,8 39,32 30,32 30,39 10,39 10,32 1,32 1,8 10,8' },
  carterdc: { initials: 'CD', points: '3,4 37,4 37,26 20,38 3,26' },
  shipWire: { initials: 'SW', points: '8,5 40,5 32,35 0,35' },
  Portless: { initials: 'PL', points: '20,1 39,14 32,37 8,37 1,14' },
  shopify: { initials: 'S', points: '8,9 32,9 37,37 3,37' },
  woocommerce: { initials: 'W', points: '3,6 37,6 37,30 22,30 14,37 14,30 3,30' },
} as const satisfies Record<ProviderMarkProps['of'], { initials: string; points: string }>;

/** The mark of a card. Says nothing to a screen reader: the name stands beside it. */
export function ProviderMark({ of }: ProviderMarkProps) {
  const { initials, points } = marks[of];
  return (
    <svg className={styles.mark} viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <polygon points={points} className={styles.shape} />
      <text x="20" y="21" className={styles.initials}>
        {initials}
      </text>
    </svg>
  );
}
