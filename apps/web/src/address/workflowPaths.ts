import type { WorkflowPaths } from '@hub/ui/workflows';

/** What a tab of `/app/workflows` shows, by its address. */
export type WorkflowView =
  | { type: 'list' }
  /** `key` of a ready-made workflow; `null`: an empty one. */
  | { type: 'create'; key: string | null }
  | { type: 'edit'; workflowId: string }
  | { type: 'versions'; workflowId: string }
  /** `null`: all workflows. `before`: id of a run. */
  | { type: 'runs'; workflowId: string | null; before: string | null };

/** Values of the address that are not ids. */
const blank = 'blank';
const all = 'all';

/** Addresses below a tab: `?edit=7`, `?new=large-orders`, `?versions=7`, `?runs=all`. */
export function workflowPaths(tabPath: string): WorkflowPaths {
  const path = (name: string, value: string) => `${tabPath}?${new URLSearchParams({ [name]: value })}`;
  return {
    list: tabPath,
    edit: (workflowId) => path('edit', workflowId),
    create: (key) => path('new', key ?? blank),
    versions: (workflowId) => path('versions', workflowId),
    runs: (workflowId) => path('runs', workflowId ?? all),
  };
}

/** The view of an address; the list by default. */
export function workflowView(address: URLSearchParams): WorkflowView {
  const edit = address.get('edit');
  if (edit) return { type: 'edit', workflowId: edit };
  const key = address.get('new');
  if (key !== null) return { type: 'create', key: key === blank || key === '' ? null : key };
  const versions = address.get('versions');
  if (versions) return { type: 'versions', workflowId: versions };
  const runs = address.get('runs');
  if (runs === null) return { type: 'list' };
  return { type: 'runs', workflowId: runs === all || runs === '' ? null : runs, before: address.get('before') };
}
