import { useLocation } from '@portal/router';
import { VisuallyHidden } from '@portal/ui';
import { useEffect, useRef, useState } from 'react';

/** Tells a screen reader the title of each page that is gone to; the first one it reads out itself. */
export function TitleAnnouncer() {
  const { pathname } = useLocation();
  const here = useRef(pathname);
  const moved = useRef(false);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (here.current !== pathname) moved.current = true;
    here.current = pathname;
  }, [pathname]);

  useEffect(() => {
    // A page sets its title when its content is there, which may be later than its address.
    const observer = new MutationObserver(() => moved.current && setTitle(document.title));
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => observer.disconnect();
  }, []);

  return (
    <div aria-live="polite">
      <VisuallyHidden>{title}</VisuallyHidden>
    </div>
  );
}
