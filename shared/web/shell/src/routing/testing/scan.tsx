/** A remote's page at `/scans/:id` with data, another remote, and the portal's routes with both. */
import { defineRemote, describeRemote } from '@portal/contract';
import { freshPage } from '@portal/testing';
import {
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
} from '@portal/ui/router';
import { type StaticRemote, staticSource } from '../../source/static-source';
import type { RouteOptions } from '../portal-routes';

/** The page's data. */
export const loader = jest.fn(({ request, params }: LoaderFunctionArgs) => ({
  path: new URL(request.url).pathname,
  id: params.id,
}));

/** Shows its id, its data and what the router does; its buttons ask the router for something. */
export function Scan() {
  const { id } = useParams();
  const data: unknown = useLoaderData();
  const { state } = useNavigation();
  const { hash } = useLocation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const actions: [string, () => unknown][] = [
    ['Go', () => navigate('/landing')],
    ['Up', () => navigate('..', { relative: 'path' })],
    ['Again', revalidate],
    ['Notes', () => navigate('#notes')],
  ];
  return (
    <article>
      <h1>Scan {id}</h1>
      <output>{JSON.stringify(data)}</output>
      <p>
        {state} {hash}
      </p>
      {actions.map(([name, act]) => (
        <button key={name} type="button" onClick={() => void act()}>
          {name}
        </button>
      ))}
    </article>
  );
}

/** A page with a path of its own. */
export type PageRoute = Exclude<RouteObject, { index: true }>;

const Nothing = () => null;

/** A remote that owns `/{name}` and what is below it. */
function remoteOf(name: string, pages: RouteObject[]): StaticRemote {
  const pattern = `/${name}/*`;
  const owns = [pattern];
  const description = describeRemote({ name, title: name, owner: { team: name }, owns, slots: [] });
  return {
    description,
    load: async () => defineRemote(description, { routes: { [pattern]: pages }, slots: {} }),
  };
}

/** The portal's routes with a remote whose page is at `/scans/:id`, and another one. */
export function optionsFor(page: PageRoute): RouteOptions {
  const scans = remoteOf('scans', [
    { index: true, element: <h1>All scans</h1> },
    { ...page, path: ':id' },
  ]);
  const maps = remoteOf('maps', [{ index: true, element: <h1>All maps</h1> }]);
  return {
    source: staticSource([scans, maps]),
    Frame: Outlet,
    LoadingPage: Nothing,
    UnknownPage: Nothing,
    routes: [{ path: 'landing', element: <h1>The landing page</h1> }],
  };
}

/** A promise that is resolved later. */
export function pending<T>() {
  let resolve: (value: T) => void = () => undefined;
  const promise = new Promise<T>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

/** Opens the page anew before each test. Call at the top of a test file. */
export function freshScan(): void {
  beforeEach(async () => {
    await freshPage('/scans/7');
    window.history.replaceState(null, '');
    loader.mockClear();
  });
}
