import { moreOrdersText, type ReasonGroup } from '@hub/domain/orders/bulk';
import { bidiIsolate, formatCount, orderDisplayName } from '@hub/domain/shared';
import { ShowAllButton } from '../detail/ShowAllButton.tsx';
import { useCollapsedList } from '../detail/useCollapsedList.ts';
import styles from './ReasonGroups.module.css';

export interface ReasonGroupsProps {
  /** Heading: "Failed". */
  title?: string;
  groups: readonly ReasonGroup[];
}

/** Orders by reason: count, reason and names. */
export function ReasonGroups({ title, groups }: ReasonGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <div>
      {title && <p className={styles.title}>{title}</p>}
      <ul className={styles.groups}>
        {groups.map((group) => (
          <Group key={group.reason} {...group} />
        ))}
      </ul>
    </div>
  );
}

/** Most names per group while collapsed. */
const collapsedCount = 8;

function Group({ reason, orders, count = orders.length }: ReasonGroup) {
  const list = useCollapsedList(orders, collapsedCount);
  const names = list.visibleEntries.map((order) => bidiIsolate(orderDisplayName(order))).join(', ');
  const unnamed = count - orders.length;
  return (
    <li className={styles.group}>
      <span className={styles.count}>{formatCount(count)}</span> <span dir="auto">{reason}</span>
      <p className={styles.names}>
        {names}
        {unnamed > 0 && ` ${moreOrdersText(unnamed)}`}
      </p>
      <ShowAllButton list={list} listLabel={reason} />
    </li>
  );
}
