import type { ComponentDocs } from '../docgen/ComponentDocs.ts';

/** The docs that `componentDocsPlugin` attached to a component; `null` for other values. */
export function componentDocs(component: unknown): ComponentDocs | null {
  const info: unknown = isObject(component) ? Reflect.get(component, '__docgenInfo') : null;
  return isObject(info) && 'docs' in info ? (info.docs as ComponentDocs) : null;
}

function isObject(value: unknown): value is object {
  return typeof value === 'function' || (typeof value === 'object' && value !== null);
}
