import { brandName } from '@hub/domain/shared';
import { useEffect } from 'react';
import { useAppEnvironment } from './AppEnvironment.ts';

/** Names the page in the browser's tab and the frame's title bar while the calling screen shows. */
export function usePageTitle(title: string): void {
  const { shell } = useAppEnvironment();
  useEffect(() => shell.setTitle(title === brandName ? brandName : `${title} · ${brandName}`), [shell, title]);
}
