/**
 * Hot components in a page with React's development build, which exchanges them itself: the host's and the gallery's.
 * It runs before React does.
 */
import { injectIntoGlobalHook, performReactRefresh } from 'react-refresh/runtime';
import { surviveThrown } from './components';

injectIntoGlobalHook(window);
surviveThrown((error) => {
  // The panel has shown what could not be built.
  if (!String(error).includes('Module build failed')) console.error(error);
});
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'idle') performReactRefresh();
});
