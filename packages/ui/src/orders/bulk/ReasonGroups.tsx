import type { ReasonGroup } from '@hub/domain/orders';
import { formatCount, bidiIsolate } from '@hub/domain/shared';
import { ShowAllButton } from '../detail/ShowAllButton.tsx';
import { useCollapsedList } from '../detail/useCollapsedList.ts';
import styles from './ReasonGroups.module.css';

export interface ReasonGroupsProps {
  /** What became of them: "Failed". */
  title?: string;
  groups: readonly ReasonGroup[];
}

/** Orders by what they have in common: how many, why, and which. */
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

/** As many names as can be taken in at a glance. */
const collapsedCount = 8;

function Group({ reason, orders }: ReasonGroup) {
  const list = useCollapsedList(orders, collapsedCount);
  return (
    <li className={styles.group}>
      <span className={styles.count}>{formatCount(orders.length)}</span> <span dir="auto">{reason}</span>
      <p className={styles.names}>{list.visibleEntries.map(({ orderName }) => bidiIsolate(orderName)).join(', ')}</p>
      <ShowAllButton list={list} listLabel={reason} />
    </li>
  );
}
