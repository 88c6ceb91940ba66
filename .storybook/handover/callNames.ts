import type { Endpoint } from '../../packages/api-client/src/http/Endpoint.ts';

/** Id of the page of a call, as addresses have it. */
export function callPageId(name: string): string {
  return `call-${name.toLowerCase()}`;
}

/** A group of calls as the sidebar heads it: `shopSettings` is `Shop settings`. */
export function callGroupTitle(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The sidebar parts titles at slashes, so these are of another kind. */
export function callPageTitle(group: string, { method, path }: Endpoint): string {
  return `Contributing/Calls/${callGroupTitle(group)}/${method} ${path.replaceAll('/', '∕')}`;
}
