import { feedbackTexts } from '@hub/domain/shared';
import tiles from './figureTiles.module.css';

/** The figure of a tile; null while it loads. */
export function TileFigure({ text }: { text: string | null }) {
  return (
    <span className={tiles.figure}>
      {text ?? <span className={tiles.pending} role="img" aria-label={feedbackTexts.loadingAlone} />}
    </span>
  );
}
