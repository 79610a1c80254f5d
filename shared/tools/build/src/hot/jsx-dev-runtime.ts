/** What the JSX of a hot build compiles to. The host provides React's own functions. */
import { jsx, jsxs } from 'react/jsx-runtime';
import { stable } from './families';

export { Fragment } from 'react/jsx-runtime';

type Create = (type: unknown, props: unknown, key?: string) => unknown;

/** Creates an element. The arguments that follow say where in the source, which only older versions of React used. */
export const jsxDEV = (type: unknown, props: unknown, key: string | undefined, isStatic: boolean): unknown =>
  ((isStatic ? jsxs : jsx) as Create)(stable(type), props, key);
