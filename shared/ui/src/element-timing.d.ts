import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Element Timing: the browser notes when the element was painted. `content` marks the title of a page. OBS-10. */
    readonly elementtiming?: 'content';
  }
}
