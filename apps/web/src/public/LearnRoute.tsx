import { learnPlace } from '@hub/domain/public';
import { LearnArticle, LearnIndex } from '@hub/ui/public';
import { useLocation } from 'react-router-dom';
import { usePageTitle } from '../shared/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/learn` and everything below it (§2). */
export default function LearnRoute({ route }: PublicScreenProps) {
  const place = learnPlace(useLocation().pathname);
  usePageTitle(place.kind === 'page' ? `${place.page.title} · ${route.title}` : route.title);
  if (place.kind === 'page') return <LearnArticle key={place.page.slug} page={place.page} />;
  return <LearnIndex unknownPath={place.kind === 'unknown' ? place.path : null} />;
}
