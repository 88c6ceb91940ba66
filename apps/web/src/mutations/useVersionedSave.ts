import { type SaveOutcome, WaitCancelledError } from '@hub/api-client/http';
import type { ChangeOptions } from '@hub/api-client/http';
import { newerVersionText, type SavedVersion, savedVersionTexts } from '@hub/domain/shared';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { describeError } from '../queries/describeError.ts';
import { useState } from 'react';
import { useRequestMutation } from './useRequestMutation.ts';

/** One save of a form. */
export interface VersionedSave<Value, Saved> {
  /** Which of several forms. */
  key: string;
  value: Value;
  /** The previous value, for Undo. */
  before: Saved;
  isUndo?: true;
}

export interface VersionedSaveTexts {
  /** "universal settings", after "saved newer". */
  what: string;
  /** Object of "Still waiting for …". */
  saving: string;
  saved: string;
  restored: string;
  /** Shown under an error. */
  title: string;
  /** Says which of several forms it is, under the toast of a newer version. */
  about?: string;
}

export interface VersionedSaveOptions<Value, Saved extends SavedVersion> {
  mutationKey: QueryKey;
  /** Reloaded after each save. */
  queryKey: QueryKey;
  texts(key: string): VersionedSaveTexts;
  valueOf(saved: Saved): Value;
  send(save: { key: string; value: Value; baseVersion: number }, options: ChangeOptions): Promise<SaveOutcome<Saved>>;
  /** Puts the newest version where the screen reads it. */
  onNewest(key: string, newest: Saved): void;
  onSaved(key: string, saved: Saved, sent: Value): void;
  onOutdated(key: string, current: Saved): void;
  /** Forms are saved in parallel; by default one after the other. */
  isConcurrent?: boolean;
}

/** Saves a form over the version that was changed; the toast restores the previous value. */
export function useVersionedSave<Value, Saved extends SavedVersion>({
  mutationKey,
  queryKey,
  texts,
  valueOf,
  send,
  onNewest,
  onSaved,
  onOutdated,
  isConcurrent = false,
}: VersionedSaveOptions<Value, Saved>): {
  save(save: VersionedSave<Value, Saved>): void;
  isSaving(key: string): boolean;
} {
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const [saving, setSaving] = useState<ReadonlySet<string>>(new Set());
  const mutation = useRequestMutation<VersionedSave<Value, Saved>, SaveOutcome<Saved>>({
    mutationKey,
    send: ({ key, value, before }, { signal, idempotencyKey }) =>
      send({ key, value, baseVersion: before.version }, { signal, idempotencyKey }),
    isConcurrent,
    ...(isConcurrent && { intentName: ({ key }) => `save ${key}` }),
    slowText: ({ key }) => texts(key).saving,
    slowNotice: 'toast',
    onSuccess(outcome, { key, value, before, isUndo }) {
      const { what, saved: savedText, restored, about } = texts(key);
      if (outcome.type === 'outdated') {
        const { current } = outcome;
        onNewest(key, current);
        if (isUndo)
          toasts.show(newerVersionText(current.savedBy, what), 'error', about === undefined ? {} : { detail: about });
        else onOutdated(key, current);
        return;
      }
      const { saved } = outcome;
      onNewest(key, saved);
      if (!isUndo) onSaved(key, saved, value);
      toasts.show(isUndo ? restored : savedText, 'success', {
        ...(!isUndo && {
          buttons: [
            {
              label: savedVersionTexts.undo,
              onAction: () => save({ key, value: valueOf(before), before: saved, isUndo: true }),
            },
          ],
        }),
      });
    },
    onError(error, { key }, { retry }) {
      if (error instanceof WaitCancelledError) return;
      toasts.show(describeError(error).message, 'error', {
        detail: texts(key).title,
        buttons: [{ label: savedVersionTexts.retry, onAction: retry }],
      });
    },
    onSettled({ key }) {
      setSaving((before) => new Set([...before].filter((other) => other !== key)));
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  const save = (variables: VersionedSave<Value, Saved>) => {
    if (isConcurrent) setSaving((before) => new Set(before).add(variables.key));
    mutation.mutate(variables);
  };
  return { save, isSaving: (key) => (isConcurrent ? saving.has(key) : mutation.isPending) };
}
