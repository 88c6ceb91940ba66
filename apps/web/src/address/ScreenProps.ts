import type { AppRoute, AppTab } from '@hub/domain/navigation';
import type { ComponentType } from 'react';

/** What every screen under /app is given: its place in the route table. */
export interface ScreenProps {
  route: AppRoute;
  /** The tab that the address names; null where the screen has none. */
  tab: AppTab | null;
}

/** One row of the route table: §2's path and section from the domain, and the screen that stands there. */
export interface ScreenRoute extends AppRoute {
  Screen: ComponentType<ScreenProps>;
}
