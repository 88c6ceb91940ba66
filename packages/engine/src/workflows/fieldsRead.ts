import type { WorkflowDefinition } from '@hub/domain/workflows';

/** Order fields that the workflows' conditions read. */
export function fieldsRead(definitions: readonly Pick<WorkflowDefinition, 'groups'>[]): ReadonlySet<string> {
  return new Set(
    definitions.flatMap(({ groups }) => groups.flatMap(({ conditions }) => conditions.map(({ field }) => field))),
  );
}
