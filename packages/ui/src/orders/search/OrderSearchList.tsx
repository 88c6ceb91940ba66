import { orderTab } from '@hub/domain/orders';
import { formatCount, formatTime } from '@hub/domain/shared';
import { type MouseEvent, useEffect } from 'react';
import styles from './OrderSearch.module.css';
import { type OrderSearchGroup, type OrderSearchResult, optionId } from './OrderSearchGroup.ts';

export interface OrderSearchListProps {
  id: string;
  label: string;
  groups: readonly OrderSearchGroup[];
  /** Id of the active option. */
  activeId: string | null;
  /** IANA zone of the times. */
  timeZone: string;
  onChoose(found: OrderSearchResult): void;
}

/** Listbox of the combobox: the focus stays in the field (`aria-activedescendant`). */
export function OrderSearchList({ id, label, groups, activeId, timeZone, onChoose }: OrderSearchListProps) {
  useEffect(() => {
    if (activeId !== null) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  return (
    <div id={id} role="listbox" tabIndex={-1} aria-label={label} className={styles.list} onMouseDown={preventBlur}>
      {groups.map((group) => (
        <div key={group.key} role="group" aria-label={groupLabel(group)}>
          <div aria-hidden="true" className={styles.groupLabel}>
            {groupLabel(group)}
          </div>
          {group.found.map((found) => {
            const resultId = optionId(id, group.key, found);
            return (
              <Option
                key={resultId}
                id={resultId}
                found={found}
                isActive={resultId === activeId}
                timeZone={timeZone}
                onChoose={onChoose}
              />
            );
          })}
        </div>
      ))}
    </div>
  );
}

function Option({
  id,
  found,
  isActive,
  timeZone,
  onChoose,
}: {
  id: string;
  found: OrderSearchResult;
  isActive: boolean;
  timeZone: string;
  onChoose: OrderSearchListProps['onChoose'];
}) {
  const { order, tab } = found;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of the list.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(found)}
    >
      <bdi className={styles.name} title={order.orderName}>
        {order.orderName}
      </bdi>{' '}
      <bdi className={styles.customer} title={order.customerName}>
        {order.customerName}
      </bdi>{' '}
      <span className={styles.stage}>{tab === null ? '' : orderTab(tab).title}</span>{' '}
      <span className={styles.created}>{formatTime(order.createdAt, timeZone)}</span>
    </div>
  );
}

/** `By SKU, 8 of 2,246` */
function groupLabel({ label, found, total, isWhole }: OrderSearchGroup): string {
  if (!isWhole) return `${label}, ${formatCount(found.length)} of more than ${formatCount(total)}`;
  return found.length === total ? label : `${label}, ${formatCount(found.length)} of ${formatCount(total)}`;
}

/** Keeps the focus in the field on click. */
function preventBlur(event: MouseEvent) {
  event.preventDefault();
}
