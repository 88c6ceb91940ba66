import { type OrderStage, type TabNumber, tabs } from '@hub/domain/orders';
import { orderTab, searchScreenTexts } from '@hub/domain/orders/list';
import { stageLabel } from '@hub/domain/orders/timeline';
import { formatCount, formatTime, orderDisplayName } from '@hub/domain/shared';
import { type MouseEvent, useEffect } from 'react';
import styles from './OrderSearch.module.css';
import {
  groupOptions,
  type OrderSearchGroup,
  type OrderSearchLink,
  type OrderSearchOption,
  type OrderSearchResult,
} from './OrderSearchGroup.ts';

export interface OrderSearchListProps {
  id: string;
  label: string;
  groups: readonly OrderSearchGroup[];
  /** Id of the active option. */
  activeId: string | null;
  /** IANA zone of the times. */
  timeZone: string;
  onChoose(option: OrderSearchOption): void;
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
          {groupOptions(group, id).map((option) => (
            <Option
              key={option.id}
              option={option}
              isActive={option.id === activeId}
              timeZone={timeZone}
              onChoose={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

function Option({
  option,
  isActive,
  timeZone,
  onChoose,
}: {
  option: OrderSearchOption;
  isActive: boolean;
  timeZone: string;
  onChoose: OrderSearchListProps['onChoose'];
}) {
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the field handles the keys of the list.
    <div
      id={option.id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      className={styles.option}
      onClick={() => onChoose(option)}
    >
      {option.link ? <LinkTexts link={option.link} /> : <OrderTexts found={option} timeZone={timeZone} />}
    </div>
  );
}

function OrderTexts({ found: { order, tab, stage }, timeZone }: { found: OrderSearchResult; timeZone: string }) {
  return (
    <>
      <bdi className={styles.name} title={orderDisplayName(order)}>
        {orderDisplayName(order)}
      </bdi>{' '}
      <bdi className={styles.customer} title={order.customerName}>
        {order.customerName}
      </bdi>{' '}
      <span className={styles.stage}>{stageText(tab, stage)}</span>{' '}
      <span className={styles.created}>{formatTime(order.createdAt, timeZone)}</span>
    </>
  );
}

function stageText(tab: TabNumber | null, stage: OrderStage | undefined): string {
  if (tab === tabs.all && stage !== undefined) return stageLabel(stage);
  return tab === null ? '' : orderTab(tab).title;
}

function LinkTexts({ link: { title, detail, note } }: { link: OrderSearchLink }) {
  return (
    <>
      <bdi className={styles.name} title={title}>
        {title}
      </bdi>{' '}
      <span className={styles.stage}>{note}</span>
      {detail !== '' && (
        <>
          {' '}
          <bdi className={styles.detail} title={detail}>
            {detail}
          </bdi>
        </>
      )}
    </>
  );
}

/** `By SKU, 8 of 2,246` */
function groupLabel({ key, label, found, total, isWhole }: OrderSearchGroup): string {
  if (key === 'customer' || key === 'product') return label;
  if (!isWhole) return searchScreenTexts.ofMore(label, formatCount(found.length), formatCount(total));
  return found.length === total ? label : searchScreenTexts.ofAll(label, formatCount(found.length), formatCount(total));
}

/** Keeps the focus in the field on click. */
function preventBlur(event: MouseEvent) {
  event.preventDefault();
}
