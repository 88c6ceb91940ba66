import { passwordResetPage } from '@hub/domain/public';
import { ArticlePage } from '@hub/ui/public';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/passwordReset` is text only (contract). */
export default function PasswordResetRoute({ route }: PublicScreenProps) {
  usePageTitle(route.title);
  return <ArticlePage article={passwordResetPage} />;
}
