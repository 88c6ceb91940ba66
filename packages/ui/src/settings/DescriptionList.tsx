import styles from './DescriptionList.module.css';

export interface DescriptionListProps {
  items: readonly { name: string; value: string; note: string | null }[];
}

/** Facts that can be read and not changed: what it is, and what it says. */
export function DescriptionList({ items }: DescriptionListProps) {
  return (
    <dl className={styles.list}>
      {items.map(({ name, value, note }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>
            <bdi>{value}</bdi>
          </dd>
          {note && <dd className={styles.note}>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
