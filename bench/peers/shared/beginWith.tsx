import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import '../../pages/inPage/InPageBench.ts';

/** The benchmark begins the page, when everything that it may wait for is in memory. */
export function beginWith(page: ReactElement): void {
  window.begin = () => createRoot(document.body.appendChild(document.createElement('div'))).render(page);
}
