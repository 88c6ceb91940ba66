import type { Workflow } from '../definition/Workflow.ts';

/** Names of the active workflows that split bundles. */
export function bundleSplitters(workflows: readonly Workflow[]): string[] {
  return workflows
    .filter(({ isActive, actions }) => isActive && actions.some(({ type }) => type === 'splitBundles'))
    .map(({ name }) => name);
}
