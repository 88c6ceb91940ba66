import { plans } from '@hub/domain/plans';
import { PricingPage } from '@hub/ui/public';
import { usePageTitle } from '../address/usePageTitle.ts';
import type { PublicScreenProps } from './PublicScreenProps.ts';

/** `/pricing` (§2). */
export default function PricingRoute({ route }: PublicScreenProps) {
  usePageTitle(route.title);
  return <PricingPage title={route.title} plans={plans} />;
}
