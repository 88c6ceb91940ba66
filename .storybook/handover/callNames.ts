import type { Endpoint } from '../../packages/api-client/src/http/Endpoint.ts';

/** Id of a call's page, as in addresses. */
export function callPageId(name: string): string {
  return `call-${name.toLowerCase()}`;
}

/** Sidebar heading of a group of calls: `shopSettings` becomes `Shop settings`. */
export function callGroupTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Replaces slashes, because the sidebar splits titles at them. */
export function callPageTitle(group: string, { method, path }: Endpoint): string {
  return `Contributing/Calls/${callGroupTitle(group)}/${method} ${path.replaceAll('/', '∕')}`;
}
