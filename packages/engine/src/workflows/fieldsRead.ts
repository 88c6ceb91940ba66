import type { WorkflowDefinition } from '@hub/domain/workflows';

/** Fields of an order that the conditions of these workflows read. */
export function fieldsRead(definitions: readonly Pick<WorkflowDefinition, 'groups'>[]): ReadonlySet<string> {
  return new Set(
    definitions.flatMap(({ groups }) => groups.flatMap(({ conditions }) => conditions.map(({ field }) => field))),
  );
}
