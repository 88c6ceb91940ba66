import { findAppRoute } from '@hub/domain/navigation';
import { brandName, errorTexts, feedbackTexts, loadSubjects } from '@hub/domain/shared';
import { ErrorBanner, SkeletonList, SlowRequestNotice } from '@hub/ui/feedback';
import { TabbedPage } from '@hub/ui/layout';
import { useLocation } from 'react-router-dom';
import { useShopState } from './OpenShop.ts';

/** Shown instead of a screen while shop info loads or has failed (§8). */
export function ShopInfoNotice() {
  const { info } = useShopState();
  const { pathname } = useLocation();
  return (
    <TabbedPage title={findAppRoute(pathname)?.route.title ?? brandName}>
      {info.state === 'failed' ? (
        <ErrorBanner title={errorTexts.internal} message={info.message} detail={info.detail} onRetry={info.onRetry} />
      ) : (
        <>
          {info.since !== undefined && (
            <SlowRequestNotice
              subject={loadSubjects.shop}
              since={info.since}
              onCancel={info.onCancel}
              onRetry={info.onRetry}
            />
          )}
          <SkeletonList label={feedbackTexts.loading(loadSubjects.shop)} />
        </>
      )}
    </TabbedPage>
  );
}
