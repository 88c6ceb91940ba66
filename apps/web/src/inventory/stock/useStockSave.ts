import { WaitCancelledError } from '@hub/api-client/http';
import type { StockClient, StockSaveOutcome } from '@hub/api-client/stock';
import {
  type AppliedStockChange,
  changeOf,
  savedStockText,
  type StockChange,
  type StockDraft,
  type StockLevel,
  stockScreenTexts as texts,
} from '@hub/domain/stock';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { stockKeys } from './stockKeys.ts';

interface StockSave {
  changes: readonly StockChange[];
  /** Their drafts; none for Undo. */
  drafts: readonly StockDraft[];
}

interface Options {
  client: StockClient;
  onSaved(sent: readonly StockDraft[], saved: readonly AppliedStockChange[]): void;
  onOutdated(current: readonly StockLevel[]): void;
}

/** Saves levels; the toast restores the previous ones. */
export function useStockSave({ client, onSaved, onOutdated }: Options) {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const mutation = useRequestMutation<StockSave, StockSaveOutcome>({
    mutationKey: stockKeys.save(shop),
    send: ({ changes }, { signal, idempotencyKey }) => client.save(changes, { signal, idempotencyKey }),
    slowText: () => texts.saving,
    slowNotice: 'toast',
    onSuccess(outcome, { drafts }) {
      if (outcome.type === 'outdated') {
        if (drafts.length > 0) onOutdated(outcome.current);
        else toasts.show(outcome.message, 'error');
        return;
      }
      if (drafts.length === 0) {
        toasts.show(texts.restored, 'success');
        return;
      }
      onSaved(drafts, outcome.changes);
      reportSaved(outcome.changes);
    },
    onError(error, _, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: texts.title,
        buttons: [{ label: texts.retry, onAction: retry }],
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: stockKeys.all(shop) }),
  });
  /** Reports what was saved, and offers Undo. */
  function reportSaved(changes: readonly AppliedStockChange[]): void {
    const onAction = () => mutation.mutate({ changes: changes.flatMap(undoOf), drafts: [] });
    toasts.show(savedStockText(changes), 'success', { buttons: [{ label: texts.undo, onAction }] });
  }
  return {
    save: (drafts: readonly StockDraft[]) => mutation.mutate({ changes: drafts.map(changeOf), drafts }),
    isSaving: mutation.isPending,
    reportSaved,
  };
}

/** The change that reverts another one. */
function undoOf({ before, after }: AppliedStockChange): StockChange[] {
  const level = after ?? before;
  if (level === null) return [];
  const { sku, locationId } = level;
  const [onHand, lowAt] = [before?.onHand ?? null, before?.lowAt ?? null];
  return [{ sku, locationId, onHand, lowAt, baseVersion: after?.version ?? 0 }];
}
