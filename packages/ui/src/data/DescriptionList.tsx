import styles from './DescriptionList.module.css';

export interface DescriptionListProps {
  items: readonly { name: string; value: string; note: string | null }[];
}

/** Read-only facts: name and value. */
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
