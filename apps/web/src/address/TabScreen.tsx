import type { ComponentType } from 'react';
import type { ScreenProps } from './ScreenProps.ts';

export interface TabScreenProps extends ScreenProps {
  /** By the last segment of the tab's path (§2); the first one for the route itself. */
  screens: Readonly<Record<string, ComponentType<ScreenProps>>>;
}

/** The screen of the open tab. */
export function TabScreen({ screens, route, tab }: TabScreenProps) {
  const Screen = screens[tab?.slug ?? ''] ?? Object.values(screens)[0];
  return Screen && <Screen route={route} tab={tab} />;
}
