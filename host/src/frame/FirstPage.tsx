import { type ComponentType, type HTMLAttributes, type PropsWithChildren, useEffect, useRef } from 'react';

export interface FirstPageProps extends PropsWithChildren {
  /** To be called once the first page, or the message in its place, is shown and reacts. FRAME-6. */
  readonly onLive: () => void;
}

/** Shows the page in the frame. */
export type FirstPageComponent = ComponentType<FirstPageProps>;

/** Attributes of the page's element, which is not a box. In a rendered document the same element holds the rendered page. */
const PAGE_ELEMENT = {
  style: { display: 'contents' },
  'data-page': '',
} satisfies HTMLAttributes<HTMLElement> & { 'data-page': string };

/** The page in an element of its own, in a document that does not have the page already. */
export function FirstPage({ children, onLive }: FirstPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // Each change of the page renders the frame, so it is checked then.
  useEffect(() => {
    if (page.current?.querySelector('[data-loading-page]') === null) onLive();
  });
  return (
    <div ref={page} {...PAGE_ELEMENT}>
      {children}
    </div>
  );
}
