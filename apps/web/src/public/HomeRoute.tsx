import { providers } from '@hub/domain/integrations';
import { plans } from '@hub/domain/plans';
import { HomePage } from '@hub/ui/public';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const providerNames = providers.map(({ name }) => name);

/** `/`, `/home` and every unknown path (§2). */
export default function HomeRoute({ route }: PublicScreenProps) {
  usePageTitle(route.title);
  return <HomePage plans={plans} providerNames={providerNames} />;
}
