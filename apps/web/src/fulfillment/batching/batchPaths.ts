/** Addresses below the history tab: `?batch=214`, `?before=164`. */
export function batchPath(historyPath: string, batchId: string): string {
  return `${historyPath}?${new URLSearchParams({ batch: batchId })}`;
}

/** The page of batches before one. */
export function olderBatchesPath(historyPath: string, batchId: string): string {
  return `${historyPath}?${new URLSearchParams({ before: batchId })}`;
}
