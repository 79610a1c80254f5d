import { useHydrated } from '@portal/ui';
import { takeRedirectNotice, useLocation, useNavigate } from '@portal/ui/router';
import { Suspense, useEffect, useState } from 'react';
import { lazyTool } from '../frame/late';
import styles from './redirect-notice.module.css';

const Notice = lazyTool(() => import(/* webpackChunkName: "redirect-notice" */ './NoticeContent'));

/** At the top of the page: what the redirect to it has to tell. Few pages have it, so its code is a chunk. NOTICE-1. */
export function RedirectNotice() {
  const location = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const [first] = useState(location);
  useEffect(() => {
    // The first page may have redirected already, and its notice belongs to the page that comes.
    if (location === first) return;
    const notice = takeRedirectNotice();
    if (notice) void navigate(location, { replace: true, state: { notice } });
  }, [location, first, navigate]);
  const notice: unknown = hydrated && location.state?.notice;
  return notice ? (
    <div className={styles.notice}>
      <Suspense>
        <Notice notice={notice} />
      </Suspense>
    </div>
  ) : null;
}
