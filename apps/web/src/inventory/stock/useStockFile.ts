import { WaitCancelledError } from '@hub/api-client/http';
import type { StockClient, StockFileOutcome } from '@hub/api-client/stock';
import { type AppliedStockChange, maxStockFileBytes, stockScreenTexts as texts } from '@hub/domain/stock';
import type { StockFile } from '@hub/ui/inventory';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';
import { useOpenShop } from '../../session/OpenShop.ts';
import { stockKeys } from './stockKeys.ts';

interface FileCall {
  name: string;
  text: string;
  isPreview: boolean;
}

interface Options {
  client: StockClient;
  /** The file was saved. */
  onSaved(changes: readonly AppliedStockChange[]): void;
}

/** A CSV file of levels: chosen, previewed by the server, then saved. */
export function useStockFile({ client, onSaved }: Options) {
  const { shop } = useOpenShop();
  const queryClient = useQueryClient();
  const [chosen, setChosen] = useState<{ file: StockFile; text: string } | null>(null);
  const fail = (name: string, message: string) => setChosen({ file: { name, state: 'failed', message }, text: '' });
  const mutation = useRequestMutation<FileCall, StockFileOutcome>({
    mutationKey: stockKeys.file(shop),
    send: ({ text, isPreview }, { signal, idempotencyKey }) =>
      (isPreview ? client.preview : client.import)(text, { signal, idempotencyKey }),
    slowText: () => texts.importing,
    slowNotice: 'toast',
    onSuccess(outcome, { name, text, isPreview }) {
      if (isPreview) {
        setChosen({ file: { name, state: 'read', ...outcome }, text });
        return;
      }
      setChosen(null);
      onSaved(outcome.changes);
      return queryClient.invalidateQueries({ queryKey: stockKeys.all(shop) });
    },
    onError(error, { name }) {
      if (error instanceof WaitCancelledError) setChosen(null);
      else fail(name, describeError(error).message);
    },
  });
  const { mutate } = mutation;
  return {
    file: chosen?.file ?? null,
    choose(file: File) {
      const { name } = file;
      if (file.size > maxStockFileBytes) {
        fail(name, texts.file.tooLarge);
        return;
      }
      setChosen({ file: { name, state: 'reading' }, text: '' });
      file.text().then(
        (text) => mutate({ name, text, isPreview: true }),
        () => fail(name, texts.file.unreadable),
      );
    },
    save() {
      if (chosen?.file.state !== 'read') return;
      setChosen({ ...chosen, file: { ...chosen.file, state: 'saving' } });
      mutate({ name: chosen.file.name, text: chosen.text, isPreview: false });
    },
    cancel: () => setChosen(null),
  };
}
