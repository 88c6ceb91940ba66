import type { ThirdPartyList } from '@hub/api-client/integrations';
import { ErrorBanner, type Loadable, LoadableNotice, shownValue } from '@hub/ui/shared';
import { describeError } from '../shared/describeError.ts';

/** Details that cannot be loaded are an empty list plus a visible warning (contract), with a way to ask again. */
export function ThirdPartyNotice({ of: thirdParties }: { of: Loadable<ThirdPartyList> }) {
  const known = shownValue(thirdParties);
  return (
    <>
      {known?.warning && (
        <ErrorBanner
          tone="warning"
          message={known.warning}
          detail={known.failure ? describeError(known.failure).detail : undefined}
          onRetry={thirdParties.state === 'ready' ? thirdParties.onRetry : undefined}
        />
      )}
      <LoadableNotice of={thirdParties} subject="the connected providers" />
    </>
  );
}
