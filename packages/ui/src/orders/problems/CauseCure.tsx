import { feedbackTexts } from '@hub/domain/shared';
import type { SkuQuantity } from '@hub/domain/orders';
import { unitsText } from '@hub/domain/orders/detail';
import { errorCureTexts, type ErrorCure } from '@hub/domain/orders/errors';
import { Link } from '@shopify/polaris';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './CauseCure.module.css';

/** Link to where the problem is fixed. */
export interface CureLink {
  /** Visible text. */
  label: string;
  /** Path in the app, or a page of the store's admin. */
  url: string;
  /** Opens a new tab: the store's admin. */
  isExternal: boolean;
}

export interface CauseCureProps {
  /** What to fix; null if the cause names nothing known. */
  cure: ErrorCure | null;
  /** What the app knows of the address: "Ships to: NN4 8AB, United Kingdom"; null: nothing. */
  shipTo?: string | null;
  /** Units per SKU that the orders require; empty for none. */
  required?: readonly SkuQuantity[];
  /** Where to fix it, in order. */
  links?: readonly CureLink[];
  /** The button that fixes a single order, or resends it or all orders of the cause; absent for none. */
  action?: { label: string; disabledReason: string | null; onAction(): void };
}

/** Most SKUs named in the line. */
const maxSkus = 6;

/** How to fix one cause of errors: what to do, what is missing, where, and one button for all of its orders. */
export function CauseCure({ cure, shipTo = null, required = [], links = [], action }: CauseCureProps) {
  const more = required.length - maxSkus;
  return (
    <div className={styles.cure} role="group" aria-label={errorCureTexts.whatToDo}>
      <div className={styles.text}>
        <p>{cure?.text ?? errorCureTexts.unknown}</p>
        {shipTo !== null && (
          <p className={styles.required} dir="auto">
            {shipTo}
          </p>
        )}
        {required.length > 0 && (
          <p className={styles.required}>
            {errorCureTexts.required}: {required.slice(0, maxSkus).map(unitsText).join(', ')}
            {more > 0 && ` ${errorCureTexts.andMore(more)}`}
          </p>
        )}
        {links.length > 0 && (
          <ul className={styles.links}>
            {links.map(({ label, url, isExternal }) => (
              <li key={label}>
                {isExternal ? (
                  <Link url={url} target="_blank" accessibilityLabel={`${label} ${feedbackTexts.newTab}`}>
                    {label}
                  </Link>
                ) : (
                  <Link url={url}>{label}</Link>
                )}
              </li>
            ))}
          </ul>
        )}
      </div>
      {action && <ActionButton {...action} variant="primary" />}
    </div>
  );
}
