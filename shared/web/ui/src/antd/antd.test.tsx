import { act, createEvent, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event';
import { chooseScheme } from '../theme/color-scheme';
import { Dialog } from './dialog';
import { Drawer } from './drawer';
import { Form, FormItem, Input, PasswordInput } from './form';
import { Table } from './table';

/** `getComputedStyle` is slow in jsdom with antd's style sheets, so pointer-events are not checked. */
const user = userEvent.setup({ pointerEventsCheck: PointerEventsCheckLevel.Never });
jest.setTimeout(30_000);

test('Table has an accessible name, rows and links', () => {
  render(
    <Table
      aria-label="Active Evaluations"
      rowKey="product"
      columns={[
        { title: 'Product', dataIndex: 'product' },
        { title: 'Key', dataIndex: 'key', render: (href: string) => <a href={href}>Key</a> },
      ]}
      dataSource={[{ product: 'HOOPS Exchange', key: '/hoops/exchange/trial' }]}
    />,
  );
  const table = screen.getByRole('table', { name: 'Active Evaluations' });
  expect(within(table).getAllByRole('row')).toHaveLength(2);
  expect(within(table).getByRole('link', { name: 'Key' })).toHaveAttribute('href', '/hoops/exchange/trial');
});

test.each([
  ['Drawer', Drawer],
  ['Dialog', Dialog],
] as const)('%s returns the focus when it is closed right after opening', async (_, Component) => {
  const page = (open: boolean) => (
    <>
      <button type="button">Open</button>
      <Component open={open} title="Contact Sales" onClose={() => undefined}>
        <input aria-label="Name" />
      </Component>
    </>
  );
  const { rerender } = render(page(false));
  const opener = screen.getByRole('button', { name: 'Open' });
  opener.focus();
  rerender(page(true));
  screen.getByLabelText('Name').focus();
  rerender(page(false));
  await waitFor(() => expect(opener).toHaveFocus());
});

test.each([
  ['Drawer', Drawer],
  ['Dialog', Dialog],
] as const)('%s is a dialog with a name, which is its heading, and a Close button', async (_, Component) => {
  const onClose = jest.fn();
  render(
    <Component open title="Contact Sales" onClose={onClose}>
      How can we help?
    </Component>,
  );
  const dialog = await screen.findByRole('dialog', { name: 'Contact Sales' });
  expect(within(dialog).getByRole('heading', { level: 2, name: 'Contact Sales' })).toBeInTheDocument();
  expect(dialog).toHaveTextContent('How can we help?');
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalled();
});

// UI-14.
test.each([
  ['Drawer', Drawer, '.ant-drawer-mask'],
  ['Dialog', Dialog, '.ant-modal-wrap'],
] as const)(
  '%s is closed by a click outside, not by the second one of a double click',
  async (_, Component, outside) => {
    const now = jest.spyOn(performance, 'now').mockReturnValue(1000);
    const onClose = jest.fn();
    render(
      <Component open title="Contact Sales" onClose={onClose}>
        How can we help?
      </Component>,
    );
    await screen.findByRole('dialog', { name: 'Contact Sales' });
    // biome-ignore lint/style/noNonNullAssertion: a failure tells
    const around = document.querySelector(outside)!;
    const click = (timeStamp: number, detail: number) => {
      const event = createEvent.click(around, { detail });
      Object.defineProperty(event, 'timeStamp', { value: timeStamp });
      fireEvent.mouseDown(around);
      fireEvent(around, event);
    };
    // A tap, and the second click of a mouse that is set to slow ones.
    click(1400, 1);
    click(1900, 2);
    expect(onClose).not.toHaveBeenCalled();
    click(1600, 1);
    expect(onClose).toHaveBeenCalledTimes(1);
    now.mockRestore();
  },
);

test('Form submits the values of its labeled fields', async () => {
  const onFinish = jest.fn();
  render(
    <Form onFinish={onFinish}>
      <FormItem name="email" label="Email">
        <Input type="email" />
      </FormItem>
      <FormItem name="password" label="Password">
        <PasswordInput />
      </FormItem>
      <button type="submit">Sign In</button>
    </Form>,
  );
  await user.click(screen.getByLabelText('Email'));
  await user.paste('dev@customer.example');
  await user.click(screen.getByLabelText('Password'));
  await user.paste('secret');
  await user.click(screen.getByRole('button', { name: 'Sign In' }));
  await waitFor(() =>
    expect(onFinish).toHaveBeenCalledWith({ email: 'dev@customer.example', password: 'secret' }),
  );
});

test('antd components follow the color scheme', () => {
  const { container } = render(<Input aria-label="Email" />);
  const input = container.querySelector('input');
  expect(input).toHaveClass('portal-light');
  act(() => chooseScheme('dark'));
  expect(input).toHaveClass('portal-dark');
  act(() => chooseScheme('system'));
});
