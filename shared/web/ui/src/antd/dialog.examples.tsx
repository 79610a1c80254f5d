import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { Skeleton } from '../feedback/Skeleton';
import { Stack } from '../layout/layout';
import { Dialog } from './dialog';

export default { title: 'Widgets/Dialog', component: Dialog } satisfies Meta<typeof Dialog>;

type DialogStory = Story<typeof Dialog>;

const base = { open: true, title: 'Delete the license key?', onClose: () => undefined } as const;
const parameters = { height: 360 };

export const Usual: DialogStory = {
  args: { ...base, children: <p>Applications that use it stop at their next start.</p> },
  parameters,
};

export const WithActions: DialogStory = {
  args: {
    ...base,
    children: <p>Applications that use it stop at their next start.</p>,
    footer: (
      <>
        <Button>Keep it</Button>
        <Button kind="primary">Delete</Button>
      </>
    ),
  },
  parameters,
};

export const Busy: DialogStory = {
  args: {
    ...base,
    children: <p>Applications that use it stop at their next start.</p>,
    footer: (
      <Button kind="primary" loading>
        Delete
      </Button>
    ),
  },
  parameters,
};

export const Loading: DialogStory = { args: { ...base, children: <Skeleton /> }, parameters };

export const LongText: DialogStory = {
  args: {
    ...base,
    title: 'Do you accept the terms of the evaluation of HOOPS Visualize for Desktop and Mobile?',
    children: (
      <Stack gap={3}>
        <p>The evaluation lasts 60 days and ends by itself. Support is included, from Monday to Friday.</p>
        <p>During this time, you may develop and test an application with the product on any platform.</p>
        <p>You may neither pass the product on to others nor deliver an application that contains it.</p>
        <p>
          When the evaluation has ended, delete the packages that you downloaded, or buy a license for them.
        </p>
        <p>A license key works on every computer of your company. It must not be published.</p>
        <p>The product may send a report when it fails. It contains no models and no names of files.</p>
      </Stack>
    ),
    footer: <Button kind="primary">Accept</Button>,
  },
  parameters: { height: 560 },
};
