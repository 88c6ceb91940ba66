/** Keys of the queries and mutations about workflows, by shop. */
export const workflowKeys = {
  all: (shop: string) => [shop, 'workflows'] as const,
  list: (shop: string) => [...workflowKeys.all(shop), 'list'] as const,
  versions: (shop: string, workflowId: string) => [...workflowKeys.all(shop), 'versions', workflowId] as const,
  allRuns: (shop: string) => [...workflowKeys.all(shop), 'runs'] as const,
  runs: (shop: string, workflowId: string | null, before: string | null) =>
    [...workflowKeys.allRuns(shop), workflowId, before] as const,
  previews: (shop: string) => [...workflowKeys.all(shop), 'preview'] as const,
  preview: (shop: string, conditions: unknown) => [...workflowKeys.previews(shop), conditions] as const,
  /** All open orders that a version of a workflow matches. */
  openMatches: (shop: string, workflowId: string, version: number) =>
    [...workflowKeys.previews(shop), 'open', workflowId, version] as const,
  save: (shop: string) => [...workflowKeys.all(shop), 'save'] as const,
  switch: (shop: string) => [...workflowKeys.all(shop), 'switch'] as const,
  order: (shop: string) => [...workflowKeys.all(shop), 'order'] as const,
  delete: (shop: string) => [...workflowKeys.all(shop), 'delete'] as const,
  restore: (shop: string) => [...workflowKeys.all(shop), 'restore'] as const,
  apply: (shop: string) => [...workflowKeys.all(shop), 'apply'] as const,
};
