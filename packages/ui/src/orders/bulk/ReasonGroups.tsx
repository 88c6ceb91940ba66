import type { ReasonGroup } from '@hub/domain/orders';
import { formatCount, isolated } from '@hub/domain/shared';
import { ShowAll } from '../detail/ShowAll.tsx';
import { useFirstFew } from '../detail/useFirstFew.ts';
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
const few = 8;

function Group({ reason, orders }: ReasonGroup) {
  const list = useFirstFew(orders, few);
  return (
    <li className={styles.group}>
      <span className={styles.count}>{formatCount(orders.length)}</span> <span dir="auto">{reason}</span>
      <p className={styles.names}>{list.shown.map(({ orderName }) => isolated(orderName)).join(', ')}</p>
      <ShowAll list={list} of={reason} />
    </li>
  );
}
