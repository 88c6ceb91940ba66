import type { ComponentDocs } from '../docgen/ComponentDocs.ts';

/** What `componentDocsPlugin` wrote on a component; null for any other value. */
export function componentDocs(component: unknown): ComponentDocs | null {
  const info: unknown = isObject(component) ? Reflect.get(component, '__docgenInfo') : null;
  return isObject(info) && 'docs' in info ? (info.docs as ComponentDocs) : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
