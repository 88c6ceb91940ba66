import type { LegalPageName } from '@hub/domain/public';
import { LegalPage } from '@hub/ui/public';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const names: Partial<Record<PublicScreenProps['route']['screen'], LegalPageName>> = {
  privacy: 'privacy',
  termsOfUse: 'termsOfUse',
  acceptable: 'acceptable',
};

/** `/privacy`, `/terms-of-use` and `/acceptable` (§2). */
export default function LegalRoute({ route }: PublicScreenProps) {
  usePageTitle(route.title);
  const name = names[route.screen];
  return name ? <LegalPage name={name} /> : null;
}
