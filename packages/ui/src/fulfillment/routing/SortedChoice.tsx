import { routingScreenTexts } from '@hub/domain/routing';
import { Select } from '@shopify/polaris';
import { type ReactNode, useRef } from 'react';
import { ActionButton } from '../../actions/ActionButton.tsx';
import { ReorderButtons } from '../../actions/ReorderButtons.tsx';
import { useFocusAfterChange } from '../../actions/useFocusAfterChange.ts';
import styles from './RuleEditor.module.css';

export interface SortedChoiceProps<Value extends string> {
  /** Accessible name of the list. */
  label?: string;
  /** The chosen values, in order. */
  values: readonly Value[];
  labelOf: (value: Value) => string;
  /** The values that can be added. */
  free: readonly Value[];
  addLabel: string;
  /** Renders content below the item at an index. */
  renderBelow?: (index: number) => ReactNode;
  /** Error of the list. */
  error?: ReactNode;
  onMove: (from: number, to: number) => void;
  onRemove: (index: number) => void;
  onAdd: (value: Value) => void;
}

const { rules: texts } = routingScreenTexts;
const itemOf = (value: string) => `[data-item=${JSON.stringify(value)}]`;

/** An ordered choice: buttons move and remove items, a select adds them. The focus stays inside after every change. */
export function SortedChoice<Value extends string>(props: SortedChoiceProps<Value>) {
  const { values, labelOf, free, onMove, onRemove, onAdd } = props;
  const frame = useRef<HTMLDivElement>(null);
  const focusAfterChange = useFocusAfterChange(frame);
  const remove = (index: number) => {
    const neighbour = values[index + 1] ?? values[index - 1];
    focusAfterChange(...(neighbour === undefined ? [] : [`${itemOf(neighbour)} [data-remove] button`]), addField);
    onRemove(index);
  };
  return (
    <div ref={frame}>
      <ol className={styles.preferences} aria-label={props.label}>
        {values.map((value, index) => (
          <li key={value} className={styles.preference} data-item={value}>
            <div className={styles.sorted}>
              <span className={styles.label}>
                {index + 1}. <bdi>{labelOf(value)}</bdi>
              </span>
              <ReorderButtons
                about={labelOf(value)}
                index={index}
                count={values.length}
                onMove={(to) => {
                  focusAfterChange(`${itemOf(value)} [data-direction="${to < index ? 'up' : 'down'}"]`);
                  onMove(index, to);
                }}
              />
              <span data-remove>
                <ActionButton
                  label={texts.remove}
                  about={labelOf(value)}
                  variant="plain"
                  tone="critical"
                  disabledReason={null}
                  onAction={() => remove(index)}
                />
              </span>
            </div>
            {props.renderBelow?.(index)}
          </li>
        ))}
      </ol>
      {props.error}
      {free.length > 0 && (
        <div className={styles.narrow} data-add>
          <Select
            label={props.addLabel}
            options={[{ value: '', label: texts.choose }, ...free.map((value) => ({ value, label: labelOf(value) }))]}
            value=""
            onChange={(chosen) => {
              const value = free.find((each) => each === chosen);
              if (value === undefined) return;
              // The select disappears with its last option.
              if (free.length === 1) focusAfterChange(`${itemOf(value)} [data-remove] button`);
              onAdd(value);
            }}
          />
        </div>
      )}
    </div>
  );
}

/** Selector of the select that adds an item. */
const addField = '[data-add] select';
