import { matchLearnRoute } from '@hub/domain/public';
import { LearnArticle, LearnIndex } from '@hub/ui/public';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/learn` and every path below it (§2). */
export default function LearnRoute({ route }: PublicScreenProps) {
  const match = matchLearnRoute(useLocation().pathname);
  usePageTitle(match.kind === 'page' ? `${match.page.title} · ${route.title}` : route.title);
  if (match.kind === 'page') return <LearnArticle key={match.page.slug} page={match.page} />;
  return <LearnIndex unknownPath={match.kind === 'unknown' ? match.path : null} />;
}
