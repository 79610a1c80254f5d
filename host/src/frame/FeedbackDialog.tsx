import { closeFeedback, type Feedback } from '@portal/observability';
import { useSessionUser } from '@portal/session';
import { Button, Stack } from '@portal/ui';
import { Dialog } from '@portal/ui/dialog';
import { Form, FormItem, Input, TextArea } from '@portal/ui/form';
import { showToast } from '@portal/ui/toasts';
import { useState } from 'react';

/** The dialog after an unhandled error, in which the user describes what happened. OBS-3. */
export default function FeedbackDialog({ send }: { readonly send: (feedback: Feedback) => void }) {
  const user = useSessionUser();
  const [message, setMessage] = useState('');
  const onFinish = (feedback: Feedback) => {
    send(feedback);
    closeFeedback();
    showToast({ kind: 'success', header: 'Thank you', body: 'Your report helps us to find the cause.' });
  };
  return (
    <Dialog open title="Something went wrong" onClose={closeFeedback}>
      <Stack gap={4}>
        <p>We have been told about the error. If you like, tell us what you were doing when it happened.</p>
        <Form<Feedback>
          // Resets the fields when the session ends, so that they do not keep the user's name and email; the message stays.
          key={user?.email ?? ''}
          onFinish={onFinish}
          onValuesChange={(_, values) => setMessage(values.message)}
          initialValues={{ name: user?.name ?? '', email: user?.email ?? '', message }}
        >
          <FormItem
            name="message"
            label="What happened?"
            rules={[{ required: true, whitespace: true, message: 'Please write a few words.' }]}
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
      </Stack>
    </Dialog>
  );
}
