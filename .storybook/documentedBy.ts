/**
 * A wrapper that stories draw instead of a component, such as one that keeps what is typed; its docs page tells the
 * component's props. Storybook reads them from `__docgenInfo`, which only exported components get.
 */
export function documentedBy<Wrapper extends object>(wrapper: Wrapper, component: object): Wrapper {
  return Object.assign(wrapper, { __docgenInfo: Reflect.get(component, '__docgenInfo') });
}
