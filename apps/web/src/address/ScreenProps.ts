import type { AppRoute, AppTab } from '@hub/domain/navigation';
import type { ComponentType } from 'react';

/** Props of every screen under /app. */
export interface ScreenProps {
  route: AppRoute;
  /** The tab in the address; null for a screen without tabs. */
  tab: AppTab | null;
}

/** A row of the route table with its screen component (§2). */
export interface ScreenRoute extends AppRoute {
  Screen: ComponentType<ScreenProps>;
}
