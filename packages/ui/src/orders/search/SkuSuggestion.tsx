import { skuSuggestionLabel, searchScreenTexts } from '@hub/domain/orders/list';
import { ActionButton } from '../../actions/ActionButton.tsx';
import styles from './SkuSuggestion.module.css';

export interface SkuSuggestionProps {
  /** The text typed into the search by order. */
  sku: string;
  /** Searches for it as a SKU. */
  onSearch: () => void;
}

/** Above a list that is empty because a SKU was typed into the search by order. */
export function SkuSuggestion({ sku, onSearch }: SkuSuggestionProps) {
  return (
    <div className={styles.suggestion} role="status">
      <p>
        {searchScreenTexts.noNumberHas} “<bdi>{sku}</bdi>”.
      </p>
      <ActionButton label={skuSuggestionLabel(sku)} disabledReason={null} onAction={onSearch} />
    </div>
  );
}
