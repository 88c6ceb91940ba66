import type { PublicRoute } from '@hub/domain/navigation';

/** What each page of the public site is given. */
export interface PublicScreenProps {
  route: PublicRoute;
}
