import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { cloneElement, type FormEvent, type ReactNode } from 'react';
import { createMemoryRouter } from '../create-router';
import { RouterProvider } from '../router';
import { Button, ButtonLink } from './Button';

test('while loading it keeps its name and focus, is aria-busy and ignores clicks', async () => {
  const onClick = jest.fn();
  const { rerender } = render(<Button onClick={onClick}>Download</Button>);
  const button = screen.getByRole('button', { name: 'Download' });
  await userEvent.click(button);
  expect(onClick).toHaveBeenCalledTimes(1);

  rerender(
    <Button onClick={onClick} loading>
      Download
    </Button>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(button).toBeEnabled();
});

// A11Y-8.
test.each([
  ['the page’s content', <main key="main" tabIndex={-1} />],
  ['a dialog', <div key="dialog" role="dialog" aria-label="Dialog" tabIndex={-1} />],
])('a button that goes with its click leaves the focus in %s', async (_, around) => {
  const inside = (button: ReactNode) => cloneElement(around, {}, <div tabIndex={-1}>{button}</div>);
  const { rerender } = render(
    inside(
      <Button goes onClick={() => rerender(inside(null))}>
        Retry
      </Button>,
    ),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole(around.props.role ?? 'main')).toHaveFocus();
});

test('a busy submit button does not submit again', async () => {
  const onSubmit = jest.fn((event: FormEvent) => event.preventDefault());
  render(
    <form onSubmit={onSubmit}>
      <Button type="submit" loading>
        Sign In
      </Button>
    </form>,
  );
  await userEvent.click(screen.getByRole('button'));
  expect(onSubmit).not.toHaveBeenCalled();
});

test('has type "button" by default', () => {
  render(<Button>Retry</Button>);
  expect(screen.getByRole('button')).toHaveAttribute('type', 'button');
});

// A11Y-3.
test('ButtonLink is a link with a real href', () => {
  const element = (
    <>
      <ButtonLink to="/start">Start</ButtonLink>
      <ButtonLink href="https://forum.example/">Forum</ButtonLink>
      <ButtonLink href="/services/account/signin" sameTab>
        Sign in
      </ButtonLink>
    </>
  );
  render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />);
  expect(screen.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/start');
  const forum = screen.getByRole('link', { name: 'Forum' });
  expect(forum).toHaveAttribute('target', '_blank');
  expect(forum).toHaveAttribute('rel', 'noopener');
  expect(forum).toHaveAccessibleDescription('opens in a new tab');
  expect(screen.getByRole('link', { name: 'Sign in' })).not.toHaveAttribute('target');
});

// UI-10.
test('a secondary button has one size; others can be small', () => {
  render(
    <>
      <Button>Usual</Button>
      <Button size="small">Small</Button>
      <Button size="large">Large</Button>
      <Button kind="text">Quiet</Button>
      <Button kind="text" size="small">
        Small and quiet
      </Button>
    </>,
  );
  const classOf = (name: string) => screen.getByRole('button', { name }).className;
  expect([classOf('Small'), classOf('Large')]).toEqual([classOf('Usual'), classOf('Usual')]);
  expect(classOf('Small and quiet')).not.toBe(classOf('Quiet'));
});
