import type { PublicRoute } from '@hub/domain/navigation';

/** Props of each public page. */
export interface PublicScreenProps {
  route: PublicRoute;
}
