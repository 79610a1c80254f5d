import { closeFeedback, sendFeedback } from '@portal/observability';
import { useSessionUser } from '@portal/session';
import { showToast } from '@portal/toasts';
import { Button, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/dialog';
import { Form, FormItem, Input, TextArea } from '@portal/ui/form';

interface Answers {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** The dialog after an unhandled error: what happened, in the user's words. OBS-3. */
export default function FeedbackDialog({ eventId }: { readonly eventId: string }) {
  const user = useSessionUser();
  const send = (answers: Answers) => {
    sendFeedback({ eventId, ...answers });
    showToast({ kind: 'success', header: 'Thank you', body: 'Your report helps us to find the cause.' });
  };
  return (
    <Dialog open title="Something went wrong" onClose={closeFeedback}>
      <p>We have been told about the error. If you like, tell us what you were doing when it happened.</p>
      <Form<Answers>
        // Name and address of a user whose session has ended do not stay in the fields.
        key={user?.email ?? ''}
        onFinish={send}
        initialValues={{ name: user?.name ?? '', email: user?.email ?? '', message: '' }}
      >
        <FormItem
          name="message"
          label="What happened?"
          rules={[{ required: true, message: 'Please write a few words.' }]}
        >
          <TextArea rows={4} maxLength={4_000} />
        </FormItem>
        <FormItem name="name" label="Name (optional)">
          <Input autoComplete="name" />
        </FormItem>
        <FormItem name="email" label="Email (optional)">
          <Input type="email" autoComplete="email" />
        </FormItem>
        <Stack row gap={3}>
          <Button kind="primary" type="submit">
            Send report
          </Button>
          <Button onClick={closeFeedback}>No, thank you</Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
