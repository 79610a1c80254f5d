import { act, fireEvent, render, screen } from '@testing-library/react';
import { type ComponentType, createElement, memo, useState } from 'react';
import { registerIn, signature } from './components';
import { drawNewest, stable } from './families';

const register = registerIn('./src/Counter.tsx');

/** A version of a component, as its module defines and registers it. Each test has a component of its own. */
function define(label: string, hooks: string, name = 'Counter'): ComponentType {
  const sign = signature();
  const Counter = () => {
    sign();
    const [count, setCount] = useState(0);
    return (
      <button type="button" onClick={() => setCount(count + 1)}>
        {label} {count}
      </button>
    );
  };
  sign(Counter, hooks);
  register(Counter, name);
  return Counter;
}

const draw = (type: unknown) => render(createElement(stable(type) as ComponentType));
const button = () => screen.getByRole('button');

// DEV-1, DEV-2.
test('a newer version keeps the state, one with other hooks begins anew', () => {
  draw(define('First', 'useState'));
  fireEvent.click(button());
  expect(button()).toHaveTextContent('First 1');

  define('Second', 'useState');
  act(drawNewest);
  expect(button()).toHaveTextContent('Second 1');

  define('Third', 'useState useEffect');
  act(drawNewest);
  expect(button()).toHaveTextContent('Third 0');
});

test('the stable form of all versions is one', () => {
  const first = define('First', 'same', 'Stable');
  const second = define('Second', 'same', 'Stable');
  act(drawNewest);
  expect(stable(first)).toBe(stable(second));
  expect(stable(first)).not.toBe(first);
});

test('a memoized component keeps its state, and its memoized form', () => {
  const memoize = (label: string) => {
    const Memoized = memo(define(label, 'memo', 'Inner'));
    register(Memoized, 'Memoized');
    return Memoized;
  };
  const first = memoize('First');
  draw(first);
  fireEvent.click(button());
  const second = memoize('Second');
  act(drawNewest);
  expect(stable(second)).toBe(stable(first));
  expect(button()).toHaveTextContent('Second 1');
});

test('what is not registered stays as it is', () => {
  const Own = () => null;
  for (const type of ['div', Own, Symbol.for('react.fragment'), null, undefined])
    expect(stable(type)).toBe(type);
});
