import type { AppRoute, AppTab } from '@hub/domain/navigation';

/** What every screen under /app is given: its place in the route table. */
export interface ScreenProps {
  route: AppRoute;
  /** The tab that the address names; null where the screen has none. */
  tab: AppTab | null;
}
