import { Button } from '../button/Button';
import type { Meta, Story } from '../examples/format';
import { Skeleton } from '../feedback/Skeleton';
import { EmptyState } from '../feedback/states';
import { Stack } from '../layout/layout';
import { Drawer } from './drawer';

export default { title: 'Widgets/Drawer', component: Drawer } satisfies Meta<typeof Drawer>;

type DrawerStory = Story<typeof Drawer>;

const base = { open: true, title: 'Contact Sales', onClose: () => undefined } as const;
const parameters = { height: 420 };

export const Usual: DrawerStory = { args: { ...base, children: <p>How can we help?</p> }, parameters };

export const WithActions: DrawerStory = {
  args: { ...base, children: <p>How can we help?</p>, footer: <Button kind="primary">Send</Button> },
  parameters,
};

export const Loading: DrawerStory = { args: { ...base, children: <Skeleton /> }, parameters };

export const Empty: DrawerStory = {
  args: { ...base, title: 'Remotes', children: <EmptyState title="The registry lists no remotes." /> },
  parameters,
};

export const LongText: DrawerStory = {
  args: {
    ...base,
    title: 'Where each part of the portal comes from, and which version of it is shown at present',
    children: (
      <Stack gap={3}>
        {['mfe-account', 'mfe-cae', 'mfe-hoops', 'mfe-partner-oem'].map((name) => (
          <p key={name}>
            {name} comes from its release. An override puts your own build in its place, in this browser only,
            and a badge says so on every page until you remove it.
          </p>
        ))}
      </Stack>
    ),
  },
  parameters,
};
