import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { Alert } from '../feedback/Alert';
import { Form, FormItem, Input, PasswordInput, TextArea } from './form';

export default {
  title: 'Widgets/Form',
  component: Form,
  subcomponents: { FormItem },
} satisfies Meta<typeof Form>;

type FormStory = Story<typeof Form>;

export const Usual: FormStory = {
  render: () => (
    <Form>
      <FormItem name="email" label="Email">
        <Input type="email" />
      </FormItem>
      <FormItem name="password" label="Password">
        <PasswordInput />
      </FormItem>
      <Button kind="primary" type="submit">
        Sign In
      </Button>
    </Form>
  ),
};

export const Filled: FormStory = {
  render: () => (
    <Form initialValues={{ name: 'Ada Lovelace', message: 'The import of a STEP file failed.' }}>
      <FormItem name="name" label="Name (optional)">
        <Input autoComplete="name" />
      </FormItem>
      <FormItem name="message" label="What happened?">
        <TextArea rows={4} />
      </FormItem>
    </Form>
  ),
};

export const Invalid: FormStory = {
  render: () => (
    <Form>
      <FormItem label="Email" htmlFor="invalid" validateStatus="error" help="Please enter an e-mail address.">
        <Input id="invalid" type="email" defaultValue="ada" aria-invalid />
      </FormItem>
    </Form>
  ),
};

export const Failed: FormStory = {
  render: () => (
    <Form>
      <FormItem>
        <Alert kind="error" title="The report could not be sent">
          The service did not respond in time.
        </Alert>
      </FormItem>
      <FormItem name="message" label="What happened?">
        <TextArea rows={3} />
      </FormItem>
      <Button kind="primary" type="submit">
        Send report
      </Button>
    </Form>
  ),
};

export const Busy: FormStory = {
  render: () => (
    <Form initialValues={{ email: 'ada@customer.example' }}>
      <FormItem name="email" label="Email">
        <Input type="email" />
      </FormItem>
      <Button kind="primary" type="submit" loading>
        Sign In
      </Button>
    </Form>
  ),
};

export const Disabled: FormStory = {
  render: () => (
    <Form disabled initialValues={{ email: 'ada@customer.example' }}>
      <FormItem name="email" label="Email">
        <Input type="email" />
      </FormItem>
      <FormItem name="message" label="What happened?">
        <TextArea rows={2} />
      </FormItem>
    </Form>
  ),
};

export const LongText: FormStory = {
  render: () => (
    <Form>
      <FormItem
        label="Address of your build, as the dev server of the remote prints it when it is ready to be used"
        htmlFor="long"
        validateStatus="error"
        help="The address must begin with https://, unless it is an address of this machine, and must be allowed."
      >
        <Input id="long" defaultValue="http://builds.example/mfe-point-clouds/branches/main/remoteEntry.js" />
      </FormItem>
    </Form>
  ),
};
