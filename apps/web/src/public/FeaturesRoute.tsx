import { providers } from '@hub/domain/integrations';
import { FeaturesPage } from '@hub/ui/public';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

const providerNames = providers.map(({ name }) => name);

/** `/features` (§2). */
export default function FeaturesRoute({ route }: PublicScreenProps) {
  usePageTitle(route.title);
  return <FeaturesPage title={route.title} providerNames={providerNames} />;
}
