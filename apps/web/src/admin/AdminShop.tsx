import type { AdminClient, DiscountOutcome } from '@hub/api-client/admin';
import type { AdminDiscount } from '@hub/domain/admin';
import { AdminShopScreen, type TypedDiscount } from '@hub/ui/admin';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLeaveWarning } from '../address/useLeaveWarning.ts';
import { useNavigationBlocker } from '../address/HistoryRouter.tsx';
import { useAppEnvironment } from '../environment/AppEnvironment.ts';
import { useCurrentMinute } from '../environment/useCurrentMinute.ts';
import { adminPaths } from './adminPaths.ts';
import { describeAdminError } from './adminRefusal.ts';
import { adminKey, useAdminLoadable } from './useAdminLoadable.ts';

interface Save {
  typed: TypedDiscount;
  baseVersion: number;
}

/** `/admin/store?shop=…`: one shop, with its discount. */
export function AdminShop({ client, domain, listPath }: { client: AdminClient; domain: string; listPath: string }) {
  const { now } = useAppEnvironment();
  const queryClient = useQueryClient();
  const shop = useAdminLoadable(['shop', domain], (options) => client.shop(domain, options));
  const [edited, setEdited] = useState<TypedDiscount | null>(null);
  const [before, setBefore] = useState<TypedDiscount | null>(null);
  const saved = shop.state === 'loading' ? undefined : shop.value?.discount;
  useLeaveWarning(edited !== null);
  const blocked = useNavigationBlocker(
    (from, to) => edited !== null && (from.pathname !== to.pathname || from.search !== to.search),
  );
  const save = useMutation<DiscountOutcome, Error, Save>({
    mutationFn: ({ typed, baseVersion }) => client.saveDiscount({ ...typed, domain, baseVersion }),
    onSuccess(outcome) {
      if (outcome.type !== 'saved') return;
      setBefore(saved ? discountFields(saved) : null);
      setEdited(null);
      return queryClient.invalidateQueries({ queryKey: [adminKey] });
    },
  });
  const newer = save.data?.type === 'newer' ? save.data.current : null;

  function result(): { text: string; isError: boolean } | null {
    if (save.error) return { text: `Not saved: ${describeAdminError(save.error).message}`, isError: true };
    return save.data?.type === 'saved' ? { text: 'Discount saved.', isError: false } : null;
  }

  return (
    <AdminShopScreen
      domain={domain}
      shop={shop}
      listPath={listPath}
      deadLetterPath={adminPaths.deadLetters}
      now={useCurrentMinute()}
      leaving={blocked && { onLeave: blocked.proceed, onStay: blocked.reset }}
      discountForm={{
        now,
        isBusy: save.isPending,
        result: result(),
        newer,
        before,
        onEdit: setEdited,
        onSave: (typed, baseVersion) => save.mutate({ typed, baseVersion }),
      }}
    />
  );
}

function discountFields({ percent, startsAt, endsAt, note }: AdminDiscount): TypedDiscount {
  return { percent, startsAt, endsAt, note };
}
