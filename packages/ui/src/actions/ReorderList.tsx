import { reorderTexts } from '@hub/domain/shared';
import { Icon } from '@shopify/polaris';
import { DragHandleIcon } from '@shopify/polaris-icons';
import { type ReactNode, useRef } from 'react';
import { ReorderButtons } from './ReorderButtons.tsx';
import styles from './ReorderList.module.css';
import { useDragOrder } from './useDragOrder.ts';
import { useFocusAfterChange } from './useFocusAfterChange.ts';

export interface ReorderListProps<Item> {
  /** Names the list. */
  label: string;
  /** The rows, in order. */
  items: readonly Item[];
  /** Stays the same when the row moves. */
  idOf: (item: Item) => string;
  /** Names the buttons of a row. */
  nameOf: (item: Item) => string;
  /** Whether this person can move rows. */
  isEditable: boolean;
  /** Called with two positions, from 0. */
  onMove: (from: number, to: number) => void;
  /** A row; `order` is its handle and buttons, null when it can't be moved. */
  children: (item: Item, index: number, order: ReactNode) => ReactNode;
}

/** A list in an order that matters. A handle or buttons move a row; the buttons keep the focus. */
export function ReorderList<Item>({
  label,
  items,
  idOf,
  nameOf,
  isEditable,
  onMove,
  children,
}: ReorderListProps<Item>) {
  const listRef = useRef<HTMLOListElement>(null);
  const focusAfterChange = useFocusAfterChange(listRef);
  const { dragged, handleProps } = useDragOrder(listRef, onMove);
  const orderOf = (item: Item, index: number) => (
    <div className={styles.order}>
      <span className={styles.handle} aria-hidden="true" title={reorderTexts.drag} {...handleProps(index)}>
        <Icon source={DragHandleIcon} />
      </span>
      <ReorderButtons
        about={nameOf(item)}
        index={index}
        count={items.length}
        onMove={(to) => {
          // A row loses the focus when it moves in the document.
          focusAfterChange(`${reorderRow(idOf(item))} [data-direction="${to < index ? 'up' : 'down'}"]`);
          onMove(index, to);
        }}
      />
    </div>
  );
  return (
    <ol ref={listRef} className={styles.list} aria-label={label}>
      {items.map((item, index) => (
        <li
          key={idOf(item)}
          data-id={idOf(item)}
          className={styles.item}
          data-dragged={dragged?.from === index || undefined}
          data-drop={dropSide(dragged, index)}
        >
          {children(item, index, isEditable ? orderOf(item, index) : null)}
        </li>
      ))}
    </ol>
  );
}

/** Selector of a row. */
export const reorderRow = (id: string) => `[data-id=${JSON.stringify(id)}]`;

/** The side of a row where the dragged row would be dropped. */
function dropSide(dragged: { from: number; to: number } | null, index: number): 'above' | 'below' | undefined {
  if (dragged === null || dragged.to === dragged.from || dragged.to !== index) return undefined;
  return dragged.to < dragged.from ? 'above' : 'below';
}
