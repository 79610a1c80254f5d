import 'react';

declare module 'react' {
  interface HTMLAttributes<T> {
    /** Element Timing: the browser notes when the element was painted. `content` marks the title of a page. RUM-1. */
    readonly elementtiming?: 'content';
  }
}
