import { brandName } from '@hub/domain/shared';
import { useLayoutEffect } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/** Names the page in the browser's tab and the frame's title bar while the calling screen shows. */
export function usePageTitle(title: string): void {
  const { shell } = useAppEnvironment();
  // With its heading, not a moment after: whoever finds the screen finds it named.
  useLayoutEffect(() => shell.setTitle(title === brandName ? brandName : `${title} · ${brandName}`), [shell, title]);
}
