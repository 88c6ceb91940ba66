import { RejectedError } from '@hub/api-client/http';
import type { NotificationsClient } from '@hub/api-client/notifications';
import { emailChangeTexts } from '@hub/domain/notifications';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAppEnvironment } from '../../environment/AppEnvironment.ts';
import { useRequestMutation } from '../../mutations/useRequestMutation.ts';
import { describeError } from '../../queries/describeError.ts';

/** Changes the person's email address. `problem`: the message of a rejection. */
export function useEmailChange(client: NotificationsClient, queryKey: QueryKey) {
  const { toasts } = useAppEnvironment();
  const queryClient = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const { mutate, isPending } = useRequestMutation<string | null, void>({
    mutationKey: [...queryKey, 'email'],
    slowText: () => emailChangeTexts.saving,
    slowNotice: 'toast',
    send: (address, { signal, idempotencyKey }) => client.changeEmail(address, { signal, idempotencyKey }),
    async onSuccess(_, address) {
      setProblem(null);
      toasts.show(address === null ? emailChangeTexts.cancelled : emailChangeTexts.sent(address), 'success');
      await queryClient.invalidateQueries({ queryKey });
    },
    onError(error) {
      const { message } = describeError(error);
      setProblem(message);
      if (!(error instanceof RejectedError)) toasts.show(message, 'error');
    },
  });
  return { changeEmail: mutate, isChangingEmail: isPending, emailProblem: problem };
}
