import { UnstyledLink } from '@shopify/polaris';
import styles from './FigureStrip.module.css';
import tiles from './figureTiles.module.css';
import { TileFigure } from './TileFigure.tsx';

export interface StripFigure {
  title: string;
  /** Null while loading. */
  text: string | null;
  /** Path of the counted list; null: no link. */
  path: string | null;
}

export interface FigureStripProps {
  /** Accessible name of the list. */
  label: string;
  /** The tiles, in order. */
  figures: readonly StripFigure[];
  /** Newer figures are loading. */
  isBusy: boolean;
}

/** The key figures as a strip of tiles. */
export function FigureStrip({ label, figures, isBusy }: FigureStripProps) {
  return (
    <section aria-label={label} aria-busy={isBusy} className={styles.frame}>
      <ul className={`${tiles.strip} ${styles.strip}`}>
        {figures.map(({ title, text, path }) => (
          <li key={title} className={`${tiles.tile} ${styles.tile}`}>
            <span className={`${tiles.title} ${styles.title}`}>
              {path === null ? title : <UnstyledLink url={path}>{title}</UnstyledLink>}
            </span>
            <TileFigure text={text} />
          </li>
        ))}
      </ul>
    </section>
  );
}
