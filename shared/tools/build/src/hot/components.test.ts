import { acceptComponents, surviveThrown } from './components';

/** What webpack gives to a module, as far as this code uses it. */
function hotModule(data?: { exports: string }) {
  const hot = {
    data,
    accept: jest.fn<void, [onThrown?: (error: unknown, context: { module: { hot: unknown } }) => void]>(),
    dispose: jest.fn<void, [keep: (data: { exports?: string }) => void]>(),
    invalidate: jest.fn(),
  };
  const accept = (exported: unknown) => acceptComponents(hot, exported);
  /** What the module's next version gets of this one. */
  const kept = () => {
    const next: { exports?: string } = {};
    hot.dispose.mock.calls[0]?.[0](next);
    return next;
  };
  return { hot, accept, kept };
}

const Page = () => null;

// DEV-1
test('a module of components is replaced alone; any other one lets what imports it run again', () => {
  const components = hotModule();
  components.accept({ Page });
  expect(components.hot.accept).toHaveBeenCalledTimes(1);
  expect(components.kept()).toEqual({ exports: 'Page' });

  const others = hotModule();
  others.accept({ Page, limit: 3 });
  expect(others.hot.accept).not.toHaveBeenCalled();
});

test('what imports a module runs again, if its exports have other names than before', () => {
  const { hot, accept } = hotModule({ exports: 'Page' });
  accept({ Page });
  expect(hot.invalidate).not.toHaveBeenCalled();
  accept({ Page, Footer: Page });
  expect(hot.invalidate).toHaveBeenCalledTimes(1);
});

// DEV-5
test('a module that throws while it runs again is reported, and runs with the next save', () => {
  const report = jest.fn();
  surviveThrown(report);
  const { hot, accept } = hotModule();
  accept({ Page });
  const again = hotModule();
  const thrown = new Error('not yet');
  hot.accept.mock.calls[0]?.[0]?.(thrown, { module: again });
  expect(report).toHaveBeenCalledWith(thrown);
  expect(again.hot.accept).toHaveBeenCalledTimes(1);
});
