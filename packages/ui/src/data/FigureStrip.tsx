import { UnstyledLink } from '@shopify/polaris';
import styles from './FigureStrip.module.css';

export interface StripFigure {
  title: string;
  /** Null while it is on its way. */
  text: string | null;
  /** The list that it counts; null where no list does. */
  path: string | null;
}

export interface FigureStripProps {
  /** What the figures have in common, for those who listen. */
  label: string;
  /** The tiles in their order. */
  figures: readonly StripFigure[];
  /** New figures are on their way. */
  isBusy: boolean;
}

/** The figures that matter most as one strip of tiles, before any chart. */
export function FigureStrip({ label, figures, isBusy }: FigureStripProps) {
  return (
    <section aria-label={label} aria-busy={isBusy} className={styles.frame}>
      <ul className={styles.strip}>
        {figures.map(({ title, text, path }) => (
          <li key={title} className={styles.tile}>
            <span className={styles.title}>
              {path === null ? title : <UnstyledLink url={path}>{title}</UnstyledLink>}
            </span>
            <span className={styles.figure}>
              {text ?? <span className={styles.pending} role="img" aria-label="Loading" />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
