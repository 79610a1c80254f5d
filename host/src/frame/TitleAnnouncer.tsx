import { useLocation } from '@portal/router';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

/** Announces the title after each navigation. Screen readers read the first page's title themselves. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const currentPath = useRef(pathname);
  const hasNavigated = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (currentPath.current !== pathname) hasNavigated.current = true;
    currentPath.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // A page sets its title once its content is ready, which may be after the URL changed.
    const observer = new MutationObserver(() => hasNavigated.current && setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
