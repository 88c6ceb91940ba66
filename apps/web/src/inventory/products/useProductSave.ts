import { wordsText } from '@hub/domain/messages';
import { WaitCancelledError } from '@hub/api-client/http';
import {
  type Product,
  type ProductChange,
  type ProductSaveResult,
  productScreenTexts,
  savedProductsText,
  undoChanges,
} from '@hub/domain/products';
import { savedVersionTexts } from '@hub/domain/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { productKeys } from './productKeys.ts';
import { useProductsClient } from './useProductsClient.ts';

/** One save of products. */
interface ProductSave {
  changes: readonly ProductChange[];
  /** Previous values by SKU, for Undo. */
  before: ReadonlyMap<string, Product>;
  isUndo?: true;
}

interface Options {
  /** Outcome of each product; not called for an Undo. */
  onResults(results: readonly ProductSaveResult[], changes: readonly ProductChange[]): void;
}

const { products: texts } = productScreenTexts;

/** Saves product settings; the toast restores the previous ones. */
export function useProductSave({ onResults }: Options): {
  save(save: Pick<ProductSave, 'changes' | 'before'>): void;
  isSaving: boolean;
} {
  const { shop } = useOpenShop();
  const { toasts } = useAppEnvironment();
  const client = useProductsClient();
  const queryClient = useQueryClient();
  const mutation = useRequestMutation<ProductSave, readonly ProductSaveResult[]>({
    mutationKey: productKeys.save(shop),
    send: ({ changes }, { signal, idempotencyKey }) => client.save(changes, { signal, idempotencyKey }),
    slowText: () => texts.saving,
    slowNotice: 'toast',
    onSuccess(results, { changes, before, isUndo }) {
      const saved = results.flatMap((result) => (result.type === 'saved' ? [result.saved] : []));
      const newest = new Map(
        results.flatMap((result) => {
          if (result.type === 'refused') return [];
          return [[result.sku, result.type === 'saved' ? result.saved : result.current] as const];
        }),
      );
      queryClient.setQueryData<readonly Product[]>(productKeys.list(shop), (list) =>
        list?.map((product) => newest.get(product.sku) ?? product),
      );
      if (!isUndo) onResults(results, changes);
      const refused = results.find((result) => result.type !== 'saved');
      if (saved.length > 0)
        toasts.show(isUndo && refused === undefined ? texts.undone : savedProductsText(saved.length), 'success', {
          ...(!isUndo && {
            buttons: [
              {
                label: savedVersionTexts.undo,
                onAction: () =>
                  mutation.mutate({ changes: undoChanges(before, saved), before: new Map(), isUndo: true }),
              },
            ],
          }),
        });
      if (refused !== undefined && (isUndo || refused.type === 'refused'))
        toasts.show('message' in refused ? wordsText(refused.message) : '', 'error', { detail: refused.sku });
    },
    onError(error, _, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: texts.title,
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: productKeys.list(shop) }),
  });
  return { save: mutation.mutate, isSaving: mutation.isPending };
}
