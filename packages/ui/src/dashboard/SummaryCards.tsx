import { type Stats, type SummaryCard, summaryCards, filterTexts } from '@hub/domain/dashboard';
import { formatCount } from '@hub/domain/shared';
import { UnstyledLink } from '@shopify/polaris';
import tiles from '../data/figureTiles.module.css';
import { figureText, type Loadable, shownValue } from '../data/index.ts';
import { TileFigure } from '../data/TileFigure.tsx';
import styles from './SummaryCards.module.css';

export interface SummaryCardsProps {
  /** The stats. */
  stats: Loadable<Stats>;
  /** Path of a card's target, null without permission; defaults to the target itself. */
  pathOf?: ((target: string) => string | null) | undefined;
}

/** The six summary cards (§2). */
export function SummaryCards({ stats, pathOf = (target) => target }: SummaryCardsProps) {
  const figures = shownValue(stats);
  const isBusy = stats.state === 'loading' || (stats.state === 'ready' && stats.isRefreshing === true);
  return (
    <section aria-label={filterTexts.summary} aria-busy={isBusy} className={styles.frame}>
      <ul className={`${tiles.strip} ${styles.strip}`}>
        {summaryCards.map((card) => (
          <li key={card.id} className={styles.cell}>
            <Tile
              card={card}
              path={card.target && pathOf(card.target)}
              figure={figureText(stats, figures?.[card.statsField], formatCount)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Tile({ card, path, figure }: { card: SummaryCard; path: string | null; figure: string | null }) {
  const content = (
    <>
      <span className={`${tiles.title} ${styles.title}`}>{card.title}</span>
      <TileFigure text={figure} />
    </>
  );
  const className = `${tiles.tile} ${styles.tile}`;
  if (path === null) return <div className={className}>{content}</div>;
  return (
    <UnstyledLink url={path} className={className}>
      {content}
    </UnstyledLink>
  );
}
