import { brandName } from '@hub/domain/shared';
import { useLayoutEffect } from 'react';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';

/** Sets the title of the browser tab and of the admin's title bar while mounted. */
export function usePageTitle(title: string): void {
  const { shell } = useAppEnvironment();
  // In a layout effect, so that title and heading appear together.
  useLayoutEffect(() => shell.setTitle(title === brandName ? brandName : `${title} · ${brandName}`), [shell, title]);
}
