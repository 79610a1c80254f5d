/**
 * What makes routers. It is two thirds of react-router, and a rendered page reacts without it, so it is not part of
 * `@portal/ui/router`, which each first load has. TAKEOVER-5.
 */
export { createBrowserRouter, createMemoryRouter, replace } from 'react-router-dom';
