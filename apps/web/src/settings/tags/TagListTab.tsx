import { WaitCancelledError } from '@hub/api-client/http';
import { createTagsClient, type TagChange } from '@hub/api-client/tags';
import { canView, editDisabledReason, sections } from '@hub/domain/permissions';
import { type TagColor, tagTexts, tagToasts } from '@hub/domain/tags';
import { TagsScreen } from '@hub/ui/settings';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import type { ScreenProps } from '../../address/ScreenProps.ts';
import { workflowPaths } from '../../address/workflowPaths.ts';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useLoadable } from '../../queries/useLoadable.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { usePageHeader } from '../../session/usePageHeader.ts';

const paths = workflowPaths('/app/workflows/allworkflows');

/** A change of the tags; `name` is the affected tag. */
type TagRequest =
  | { type: 'add' | 'color'; name: string; color: TagColor | null; before?: TagColor | null; isUndo?: true }
  | { type: 'rename'; name: string; to: string; merge: boolean }
  | { type: 'delete'; name: string; isUndo?: true }
  | { type: 'undo'; name: string; changeId: string };

/** `/app/settings/tags`. */
export function TagListTab(props: ScreenProps) {
  const { shop, client: api, access } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useMemo(() => createTagsClient(api), [api]);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState<ReadonlySet<string>>(new Set());
  const queryKey = [shop, 'settings', 'tags'];
  const tags = useLoadable({ queryKey, queryFn: ({ signal }) => client.list({ signal }) });
  const mutation = useRequestMutation<TagRequest, TagChange | void>({
    mutationKey: [...queryKey, 'change'],
    isConcurrent: true,
    intentName: (request) => JSON.stringify(request),
    slowText: () => tagTexts.saving,
    slowNotice: 'toast',
    send(request, { signal, idempotencyKey }) {
      const options = { signal, idempotencyKey };
      const { name } = request;
      switch (request.type) {
        case 'add':
          return client.add({ name, color: request.color }, options);
        case 'color':
          return client.setColor({ name, color: request.color }, options);
        case 'rename':
          return client.rename({ from: name, to: request.to, merge: request.merge }, options);
        case 'delete':
          return client.delete(name, options);
        case 'undo':
          return client.undo(request.changeId, options);
      }
    },
    onSuccess(change, request) {
      const undo = undoOf(request, change);
      const detail = change ? tagToasts.detail(change.orders, change.workflows) : '';
      toasts.show(successText(request), 'success', {
        ...(detail !== '' && { detail }),
        ...(undo !== null && { buttons: [{ label: tagTexts.undo, onAction: () => send(undo) }] }),
      });
    },
    onError(error, { name }, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: name,
        buttons: [{ label: tagTexts.retry, onAction: retry }],
      });
    },
    async onSettled({ name }) {
      setBusy((before) => new Set([...before].filter((other) => other !== name)));
      await queryClient.invalidateQueries({ queryKey });
    },
  });
  const send = (request: TagRequest) => {
    setBusy((before) => new Set(before).add(request.name));
    mutation.mutate(request);
  };
  return (
    <TagsScreen
      pageHeader={usePageHeader(props)}
      tags={tags}
      disabledReason={editDisabledReason(access, sections.settings)}
      renameDisabledReason={editDisabledReason(access, sections.workflows)}
      deleteDisabledReason={editDisabledReason(access, sections.dashboard)}
      busy={busy}
      workflowPath={canView(access, sections.workflows) ? paths.edit : null}
      onAdd={(name, color) => send({ type: 'add', name, color })}
      onColor={({ name, color: before }, color) => send({ type: 'color', name, color, before })}
      onRename={({ name }, to, merge) => send({ type: 'rename', name, to, merge })}
      onDelete={({ name }) => send({ type: 'delete', name })}
    />
  );
}

function successText(request: TagRequest): string {
  const { name } = request;
  if (request.type === 'undo' || ('isUndo' in request && request.isUndo)) return tagToasts.undone(name);
  if (request.type === 'add') return tagToasts.added(name);
  if (request.type === 'color') return tagToasts.colored(name);
  if (request.type === 'rename') return (request.merge ? tagToasts.merged : tagToasts.renamed)(name, request.to);
  return tagToasts.deleted(name);
}

function undoOf(request: TagRequest, change: TagChange | void): TagRequest | null {
  const { name } = request;
  if (request.type === 'undo' || ('isUndo' in request && request.isUndo)) return null;
  if (request.type === 'add') return { type: 'delete', name, isUndo: true };
  if (request.type === 'color') return { type: 'color', name, color: request.before ?? null, isUndo: true };
  return change ? { type: 'undo', name, changeId: change.changeId } : null;
}
